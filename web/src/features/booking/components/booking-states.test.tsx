import { bookingStatus } from '@puente/contract/booking';
import { languages } from '@puente/contract/policy/language';
import { describe, expect, it } from 'vitest';
import { stillOf, wordsOf, oneByOne } from '../../../../test/still.tsx';
import { BookingStatus } from './booking-status.tsx';
import { ProposalBadge } from './proposal-badge.tsx';

it.each(languages)('each state of a booking has a word of its own (%s)', async (language) => {
  const words = await oneByOne(bookingStatus.options, (status) =>
    wordsOf(<BookingStatus status={status} />, language),
  );
  expect(new Set(words).size).toBe(bookingStatus.options.length);
  expect(words.join(' ')).not.toMatch(/MISSING|in-progress/);
});

describe('a proposal', () => {
  const proposal = { isOwn: false } as NonNullable<Parameters<typeof ProposalBadge>[0]['proposal']>;

  it('stands out only for who has to answer', async () => {
    const theirs = <ProposalBadge proposal={proposal} />;
    const own = <ProposalBadge proposal={{ ...proposal, isOwn: true }} />;
    expect(await wordsOf(theirs, 'en')).toBe('Action required');
    expect(await wordsOf(own, 'en')).toBe('Waiting for an answer');
    expect((await stillOf(theirs, 'en')).innerHTML).toContain('warning');
    expect((await stillOf(own, 'en')).innerHTML).not.toContain('warning');
    expect((await stillOf(<ProposalBadge proposal={null} />, 'en')).innerHTML).toBe('');
  });
});
