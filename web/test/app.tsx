import type { Language } from '@puente/contract/policy/language';
import type { UserData } from '@puente/contract/user';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { afterAll, onTestFinished, vi } from 'vitest';
import { queryClient } from '../src/lib/query-client.ts';
import { local, tab } from '../src/lib/storage.ts';
import { router } from '../src/routes.tsx';
import { adviceOf } from '../src/shell/deferred-advice.tsx';
import { becomeVisitor, signIn } from '../src/shell/session/session.ts';
import { SignedInUser } from '../src/shell/session/signed-in.tsx';
import { ErrorAdvice } from '../src/ui/error-advice.ts';
import { openServer, type Answers, type ApiServer } from './api-server.ts';
import { caught, setWide } from './document.ts';
import { placed } from './places.tsx';
import { speak } from './texts.ts';

export type Opening = {
  /** What the server says to the calls of the page; `server.answers` changes it later. */
  server?: Answers;
  /** Who is signed in; a visitor unless given. */
  user?: UserData;
  language?: Language;
  /** On a desk; on a phone unless given. */
  isWide?: boolean;
};

export type Opened = {
  /** Taps, types and tabs as the person does. */
  person: UserEvent;
  server: ApiServer;
};

/**
 * Opens the app at an address, as a person does who follows a link: with the real router, its
 * loaders and frame, the real query cache, texts and session, in a real document. Only the server
 * is played, by the contract.
 *
 * ```tsx
 * const { person, server } = await openApp('/you/security', {
 *   user: person('ana'),
 *   language: 'es',
 *   server: { 'GET /api/auth/sessions': { sessions: [] } },
 * });
 * await person.click(screen.getByRole('button', { name: 'Establecer contraseña' }));
 * expect(await screen.findByRole('alert')).toHaveTextContent('…');
 * expect(server.callsTo('PUT /api/auth/password')).toHaveLength(1);
 * ```
 *
 * Find what a person finds: `screen` of Testing Library, by role and accessible name. What opens,
 * loads or is answered is awaited (`findBy…`, `vi.waitFor`). A call that nothing answers fails the
 * test, as does one that the contract doesn't know. `refuses`, `breaks`, `silence` and `held` of
 * `api-server.ts` are answers, too. All is gone after the test.
 */
export async function openApp(at: string, opening: Opening = {}): Promise<Opened> {
  const opened = begin(opening);
  router.history.replace(at);
  await load();
  await draw(<RouterProvider router={router} />);
  return opened;
}

/** Opens one component in place of the page at an address (`/` unless given), otherwise the same. */
export async function openComponent(
  element: ReactElement,
  { at = '/', ...opening }: Opening & { at?: string } = {},
): Promise<Opened> {
  const opened = begin(opening);
  await draw(await placed(<SignedInUser value={opening.user ?? null}>{element}</SignedInUser>, at));
  return opened;
}

function begin({ server, user, language = 'en', isWide = false }: Opening): Opened {
  const opened = { person: userEvent.setup(), server: openServer(server) };
  speak(language);
  setWide(isWide);
  if (user) signIn({ sessionToken: 'token', userData: user, isNewUser: true });
  else becomeVisitor();
  onTestFinished(async () => {
    becomeVisitor();
    await leave();
    queryClient.clear();
    for (const storage of [local, tab]) storage.clear();
  });
  return opened;
}

/** Loads the page of the address before anything is drawn, as the app does. */
function load(): Promise<void> {
  // The one of the last test waited until that was drawn.
  router.startTransition = async (change) => {
    change();
    return true;
  };
  return act(() => router.load());
}

/** The next test loads its page anew, even the same one. */
async function leave(): Promise<void> {
  router.history.replace('/terms/nowhere');
  await load();
  router.clearCache();
  router.history.replace('/');
}

async function draw(page: ReactNode): Promise<void> {
  const container = document.getElementById('root');
  if (!container) throw new Error('The document has no root');
  render(
    <QueryClientProvider client={queryClient}>
      <ErrorAdvice value={adviceOf}>{page}</ErrorAdvice>
    </QueryClientProvider>,
    { container, ...caught },
  );
  // What the page loads by itself is there before anybody touches it.
  await act(() => vi.dynamicImportSettled());
}

// The next file has a router of its own, and its history would stay below that.
afterAll(() => router.history.destroy());
