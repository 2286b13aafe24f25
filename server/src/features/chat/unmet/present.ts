import { policy } from '@puente/contract/policy';
import { anyTerm } from './service.ts';
import type { Count } from './store.ts';

/** The report for the operator: how many goals, then each term that several people asked for. */
export function unmetReport(counts: readonly Count[], days: number): string {
  const all = counts.filter(({ term }) => term === anyTerm);
  const total = all.reduce((sum, { goals }) => sum + goals, 0);
  const told = counts.filter(
    ({ term, goals }) => term !== anyTerm && goals >= policy.unmet.fewestTold,
  );
  const width = Math.max(4, ...told.map(({ term }) => term.length));
  return [
    `No one here could answer ${total} ${total === 1 ? 'goal' : 'goals'} in ${days} days` +
      all.map(({ language, goals }) => `, ${goals} in ${language}`).join(''),
    `What at least ${policy.unmet.fewestTold} of them were about (~ marks a topic):`,
    ...told.map(
      ({ term, language, goals, days: on }) =>
        `  ${term.padEnd(width)}  ${language}  ${String(goals).padStart(5)} on ${on} ${on === 1 ? 'day' : 'days'}`,
    ),
  ].join('\n');
}
