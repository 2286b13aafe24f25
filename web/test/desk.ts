import type { UserData } from '@puente/contract/user';
import type { Answers } from './api-server.ts';
import { openApp, type Opened, type Opening } from './app.tsx';
import { aManager, aPartner } from './partners.ts';
import { person } from './people.ts';
import { uuid } from './replies.ts';

/** Who manages the partner of `aPartner`. */
export const manager = (changes: Partial<UserData> = {}): UserData =>
  person(uuid(21), { managedPartners: ['andes'], ...changes });

/** Opens a section of the place of a partner's managers. */
export function openDesk(
  section: string,
  { server, ...opening }: Opening & { server: Answers },
): Promise<Opened> {
  return openApp(`/you/partner/${section}`, {
    user: manager(),
    ...opening,
    server: {
      'GET /api/partner/managed': { partners: [aPartner()] },
      'GET /api/profile': manager(),
      'GET /api/partner/managers': { managers: [aManager()], invitations: [] },
      ...server,
    },
  });
}
