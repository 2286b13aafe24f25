import type { Draft, DraftFields } from '@puente/contract/draft';
import { policy } from '@puente/contract/policy';
import type { Answers, Sent } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { usd } from './bookings.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';

const { draftSteps } = policy.profile;

/** A draft in which the first so many steps are done. */
export const aDraft = (done: number, changes: Partial<Draft> = {}): Draft => ({
  state: 'draft',
  version: 3,
  fields: {},
  changed: [],
  steps: draftSteps.map((step, at) => ({
    step,
    isDone: at < done,
    isNeeded: !['picture', 'link', 'where', 'verification'].includes(step),
  })),
  missing: [],
  price: { earnings: [], leastRates: [usd(500)], leastPrices: [usd(500)] },
  verification: {
    state: 'none',
    partner: null,
    unverifiedBasisPoints: 600,
    verifiedBasisPoints: 1500,
  },
  isTourSeen: true,
  ...changes,
});

const afterChange = {
  new: 'draft',
  draft: 'draft',
  published: 'changed',
  changed: 'changed',
} as const satisfies Record<Draft['state'], Draft['state']>;

export type Keeping = {
  kept: () => DraftFields;
  /** Saves what is sent, as the server does. */
  save: (sent: Sent<'PATCH /api/provider/draft'>) => Draft;
  answers: Answers;
};

/** A server that keeps this draft, and what is changed of it. */
export function keepsDraft(draft: Draft): Keeping {
  let now = draft;
  const save: Keeping['save'] = ({ body }) => {
    const fields = { ...now.fields, ...body.fields };
    now = { ...now, version: now.version + 1, state: afterChange[now.state], fields };
    return now;
  };
  return {
    kept: () => now.fields,
    save,
    answers: { 'GET /api/provider/draft': () => now, 'PATCH /api/provider/draft': save },
  };
}

/** The page is hidden, as when another app is opened: what is typed is saved at once. */
export function hidePage(): void {
  document.dispatchEvent(new Event('visibilitychange'));
}

/** Opens a step of somebody's draft, or all of them. */
export async function openHelping(
  step: string,
  { draft, server, ...opening }: Opening & { draft?: Partial<Draft> } = {},
): Promise<Opened & Omit<Keeping, 'answers'>> {
  const { answers, ...keeping } = keepsDraft(aDraft(2, draft));
  const opened = await openApp(`/you/helping/${step}`, {
    user: person(uuid(5)),
    ...opening,
    server: { ...answers, 'GET /api/provider/understood': { topics: [] }, ...server },
  });
  return { ...opened, ...keeping };
}
