import { expect, it } from 'vitest';
import { controls, find, heard } from '../../../../test/reading.ts';
import { atMoment } from '../../../../test/replies.ts';
import { stillOf } from '../../../../test/still.tsx';
import { CardMarks } from './card-marks.tsx';
import { SecureNote } from './secure-note.tsx';
import { TestCards } from './test-cards.tsx';

atMoment('2026-12-01T12:00Z');

const languages = ['en', 'es'] as const;

it('paying names the rules, each in a tab of its own', async () => {
  for (const language of languages) {
    const links = find(await stillOf(<SecureNote />, language), 'a');
    expect(links.map((node) => node.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    for (const link of links) {
      expect(link.getAttribute('target')).toBe('_blank');
      expect(heard(link)).toMatch(language === 'en' ? /opens in a new tab/ : /pestaña/);
    }
  }
});

it('the marks of cards are heard as one sentence', async () => {
  for (const language of languages) {
    const [marks] = find(await stillOf(<CardMarks />, language), 'span');
    expect(marks?.getAttribute('role')).toBe('img');
    expect(marks && heard(marks)).not.toBe('');
  }
});

it('each card of the test installation says what it does and its number in groups', async () => {
  for (const language of languages) {
    const names = controls(await stillOf(<TestCards onPick={() => undefined} />, language));
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name).toMatch(/^\S.* \d{4} \d{4} \d{4} \d{4}$/);
  }
});
