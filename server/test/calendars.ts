import type { Reply, TestApp } from './app.ts';
import type { SignedIn } from './people.ts';

type Range = { start: string; end: string };

/** `09:00-17:00 22:00-02:00` as ranges. */
export const rangesOf = (text: string): Range[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((range) => {
      const [start = '', end = ''] = range.split('-');
      return { start, end };
    });

/** The same hours on every day. */
export const everyDay = (text: string) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, ranges: rangesOf(text) }));

/** What experts say of their calendars and others read there, through the product's own calls. */
export const calendars = (t: TestApp) => {
  const post = (person: SignedIn, path: string, body: unknown): Promise<Reply> =>
    t.call('POST', `/api/availability/${path}`, body, { token: person.token });
  const readSlots = (
    id: string,
    query: Record<string, string>,
    person?: SignedIn,
  ): Promise<Reply> =>
    t.call('GET /api/availability/slots/:id', {
      params: { id },
      query: new URLSearchParams(query),
      ...(person ? { token: person.token } : {}),
    });
  const readMonth = (id: string, query: Record<string, string>, person?: SignedIn) =>
    t.call('GET /api/booking/availability/:id', {
      params: { id },
      query: new URLSearchParams(query),
      ...(person ? { token: person.token } : {}),
    });
  /** Starts of what is free, by everybody's eyes or those of a person. */
  const starts = async (id: string, query: Record<string, string>, person?: SignedIn) => {
    const { status, body } = await readSlots(id, query, person);
    if (status !== 200) throw new Error(`slots: ${JSON.stringify(body)}`);
    return body.slots.map(({ start }: { start: string }) => start) as string[];
  };
  const explain = async (person: SignedIn, at: string, more: Record<string, string> = {}) => {
    const { status, body } = await t.call('GET /api/availability/explain', {
      query: new URLSearchParams({ at, ...more }),
      token: person.token,
    });
    if (status !== 200) throw new Error(`explain: ${JSON.stringify(body)}`);
    return body;
  };
  return {
    set: (person: SignedIn, body: unknown) => post(person, 'set', body),
    open: (person: SignedIn, body: unknown) => post(person, 'slots', body),
    block: (person: SignedIn, start: string, end: string, more: object = {}) =>
      post(person, 'block', { start, end, ...more }),
    unblock: (person: SignedIn, id: string): Promise<Reply> =>
      t.call('DELETE', `/api/availability/block/${id}`, undefined, { token: person.token }),
    schedule: async (person: SignedIn) =>
      (await t.call('GET /api/availability/schedule', { token: person.token })).body,
    readSlots,
    readMonth,
    starts,
    explain,
  };
};
