import type { Reply, TestApp } from './app.ts';
import type { SignedIn } from './people.ts';

/** What people do to move meetings, through the product's own calls. */
export const movingCalls = (t: TestApp) => {
  const post = (person: SignedIn, path: string, body: object): Promise<Reply> =>
    t.call('POST', `/api/booking/${path}`, body, { token: person.token });
  return {
    move: (person: SignedIn, id: string, start: string, more: object = {}): Promise<Reply> =>
      t.call('PUT', `/api/booking/${id}`, { start, ...more }, { token: person.token }),
    propose: (person: SignedIn, bookingId: string, start: string, message?: string) =>
      post(person, 'propose-new-time', { bookingId, start, ...(message ? { message } : {}) }),
    answer: (person: SignedIn, proposalId: string, response: 'accept' | 'reject') =>
      post(person, 'respond-to-proposal', { proposalId, response }),
    withdraw: (person: SignedIn, proposalId: string) =>
      post(person, 'withdraw-proposal', { proposalId }),
    changes: (person: SignedIn, id: string): Promise<Reply> =>
      t.call('GET', `/api/booking/${id}/changes`, undefined, { token: person.token }),
  };
};
