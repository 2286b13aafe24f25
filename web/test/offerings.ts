import type { Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { aProfile } from './experts.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';
import type { Offering } from '../src/features/offering/queries.ts';

/** Opens an expert's own packages and plans, or the form of one. */
export function openOfferings(
  offerings: Offering[],
  { server, edit, ...opening }: Opening & { edit?: string } = {},
): Promise<Opened> {
  const answers: Answers = {
    'GET /api/provider-offerings': { offerings, exchange: null },
    'GET /api/provider/profile': {
      ...aProfile(),
      verification: 'verified',
      durations: [60],
      chosenField: 'careers',
      cancelRate: { meetings: 0, cancelled: 0, basisPoints: 0 },
    },
  };
  return openApp(edit ? `/you/offerings?edit=${edit}` : '/you/offerings', {
    user: person(uuid(5), { isProvider: true }),
    ...opening,
    server: { ...answers, ...server },
  });
}
