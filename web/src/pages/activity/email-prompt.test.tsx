import { describe, expect, it } from 'vitest';
import { person } from '../../../test/people.ts';
import { addressOf } from '../../../test/reading.ts';
import { stillOf } from '../../../test/still.tsx';
import { EmailPrompt } from './email-prompt.tsx';

const shown = (user?: ReturnType<typeof person>, language: 'en' | 'es' = 'en') =>
  stillOf(<EmailPrompt />, language, user && { user });

describe('the prompt for an email address', () => {
  it.each(['en', 'es'] as const)(
    'leads an expert without one to its field (%s)',
    async (language) => {
      const expert = person('ines', { isProvider: true, email: null });
      const still = await shown(expert, language);
      const [link] = still.querySelectorAll('a');
      expect(link && addressOf(still, link.textContent ?? '')).toBe('/you/profile#email');
      expect(still.querySelector('p')?.textContent?.length).toBeGreaterThan(20);
    },
  );

  it.each([
    ['an expert with one', person('ines', { isProvider: true })],
    ['who is no expert', person('ana', { email: null })],
    ['a visitor', undefined],
  ])('is not for %s', async (_who, user) => {
    expect((await shown(user)).innerHTML).toBe('');
  });
});
