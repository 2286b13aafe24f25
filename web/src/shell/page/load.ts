import type { UserData } from '@puente/contract/user';
import { currentSession, checkedSession } from '../session/session.ts';

/**
 * Loads a page's data for the signed-in person before the page is drawn. A refusal doesn't fail the
 * loader: the section that shows the data renders it. While the stored session is being checked
 * nothing waits here: the layout renders the page's loading state.
 */
export async function loadOwn(ask: (user: UserData) => Promise<unknown>): Promise<void> {
  const session = currentSession();
  if (session.status === 'signed-in') await ignoreRefusal(ask(session.user));
  if (session.status === 'checking')
    void checkedSession().then((known) =>
      known.status === 'signed-in' ? ignoreRefusal(ask(known.user)) : undefined,
    );
}

function ignoreRefusal(asked: Promise<unknown>): Promise<unknown> {
  return asked.catch(() => undefined);
}

/** The same for data the page can be drawn without: requested early, without waiting for it. */
export async function startOwn(ask: (user: UserData) => Promise<unknown>): Promise<void> {
  void loadOwn(ask);
}

/** The same for a page that visitors see as well: for the person who is known so far. */
export async function loadPublic(ask: (user: UserData | null) => Promise<unknown>): Promise<void> {
  const session = currentSession();
  await ignoreRefusal(ask(session.status === 'signed-in' ? session.user : null));
}
