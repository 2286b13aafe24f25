import { useLocation, useRouter } from '@tanstack/react-router';

/** What the address of a meeting asks to see of it. */
export type MeetingView = {
  /** The calendar on which another time is chosen. */
  isChoosing: boolean;
  /** The answer that a link in an email is about; opening it answers nothing. */
  answer: 'accept' | 'reject' | null;
};

export function useMeetingView(): MeetingView {
  const search = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const answer = search.get('answer');
  return {
    isChoosing: search.get('time') === 'choose',
    answer: answer === 'accept' || answer === 'reject' ? answer : null,
  };
}

/** Leads to the calendar of a meeting, and back to the meeting. */
export function useMeetingWays(bookingId: string): { choose: () => void; back: () => void } {
  const { history } = useRouter();
  // The list beside it stays as it is.
  const address = (view: Record<string, string>) => {
    const search = new URLSearchParams(history.location.search);
    search.delete('answer');
    search.delete('time');
    for (const [name, value] of Object.entries(view)) search.set(name, value);
    return `/activity/${bookingId}${search.size > 0 ? `?${search}` : ''}`;
  };
  return {
    choose: () => history.push(address({ time: 'choose' })),
    back: () => history.replace(address({})),
  };
}
