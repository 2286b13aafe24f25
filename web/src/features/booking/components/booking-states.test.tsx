import { bookingStatus } from '@puente/contract/booking';
import { languages } from '@puente/contract/policy/language';
import { describe, expect, it } from 'vitest';
import { markupOf, textOf } from '../../../../test/page.tsx';
import { BookingStatus } from './booking-status.tsx';
import { ProposalBadge } from './proposal-badge.tsx';

it.each(languages)('each state of a booking has a word of its own (%s)', (language) => {
  const words = bookingStatus.options.map((status) =>
    textOf(<BookingStatus status={status} />, language),
  );
  expect(new Set(words).size).toBe(bookingStatus.options.length);
  expect(words.join(' ')).not.toMatch(/MISSING|in-progress/);
});

describe('a proposal', () => {
  const proposal = { isOwn: false } as NonNullable<Parameters<typeof ProposalBadge>[0]['proposal']>;

  it('stands out only for who has to answer', () => {
    const theirs = <ProposalBadge proposal={proposal} />;
    const own = <ProposalBadge proposal={{ ...proposal, isOwn: true }} />;
    expect(textOf(theirs, 'en')).toBe('Action required');
    expect(textOf(own, 'en')).toBe('Waiting for an answer');
    expect(markupOf(theirs, 'en')).toContain('warning');
    expect(markupOf(own, 'en')).not.toContain('warning');
    expect(markupOf(<ProposalBadge proposal={null} />, 'en')).toBe('');
  });
});
