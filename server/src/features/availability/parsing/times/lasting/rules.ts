import type { Language } from '@puente/contract/policy';
import type { Token } from '../../../../parsing/text/rules.ts';
import { readDuration } from '../duration/rules.ts';
import { exact, type Times } from '../values/rules.ts';

type Reader = { tokens: readonly Token[]; language: Language };

/** Before how long something lasts. */
export function isLasting(word: string): boolean {
  return /^(?:for|por|durante|x)$/.test(word);
}

/** `at 5 for two hours`, `6pm, two hours`, `at 10 and work five hours`. */
export function readLength(
  { tokens, language }: Reader,
  at: number,
  start: number,
): { value: Times; next: number } | null {
  let place = at;
  while (/^(?:,|and|y|i|yo|work|trabajo|atiendo|see)$/.test(tokens[place]?.word ?? '')) place += 1;
  const isFor = isLasting(tokens[place]?.word ?? '');
  const length = readDuration({ tokens, language }, isFor ? place + 1 : place);
  // `from 9, an hour of lunch`
  const isPause = /^(?:of|off|de|for|para|break|lunch|later|earlier|antes|despues|mas)$/.test(
    tokens[length?.next ?? -1]?.word ?? '',
  );
  if ((!isFor && place === at) || isPause) return null;
  return length && { value: exact({ start, end: start + length.minutes }), next: length.next };
}
