import type { Language } from '@puente/contract/policy/language';
import type { UserData } from '@puente/contract/user';
import { QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, vi } from 'vitest';
import { ApiError } from '../src/lib/api.ts';
import { becomeVisitor, signIn } from '../src/shell/session/session.ts';
import { local } from '../src/lib/storage.ts';
import { SignedInUser } from '../src/shell/session/signed-in.tsx';
import { breaks, silence } from './api-server.ts';
import { caught, setWide } from './document.ts';
import { faults } from './faults.ts';
import { placed } from './places.tsx';
import { wordsIn } from './reading.ts';
import { speak } from './texts.ts';

// What a component shows to somebody: signed in or not, at an address, with what the server said.

export type Known = readonly (readonly [QueryKey, unknown])[];

export type Still = {
  /** What was read from the server before. */
  known?: Known;
  /** What the server refuses instead; the sections that ask for it show that. */
  refused?: ApiError;
  /** Who is signed in; a visitor unless given. */
  user?: UserData;
  at?: string;
  isWide?: boolean;
};

/**
 * A component as it stands in the document once it is drawn, checked for what no page may have, and
 * copied, so that several states can be compared. To tap and type in one, use `app.tsx`.
 */
export async function stillOf(
  element: ReactElement,
  language: Language,
  still: Still = {},
): Promise<Element> {
  const copy = await drawn(element, language, still);
  const [path] = (still.at ?? '/').split('?');
  expect(faults(copy, path), wordsIn(copy)).toEqual([]);
  return copy;
}

/** Draws one after the other: they share the document, the address and the language. */
export async function oneByOne<Item, Result>(
  items: Iterable<Item>,
  draw: (item: Item, place: number) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const item of items) results.push(await draw(item, results.length));
  return results;
}

/** The same as its words. */
export async function wordsOf(
  element: ReactElement,
  language: Language,
  still?: Still,
): Promise<string> {
  return wordsIn(await stillOf(element, language, still));
}

async function drawn(element: ReactElement, language: Language, still: Still): Promise<Element> {
  const { known = [], refused, user, at = '/', isWide = false } = still;
  speak(language);
  setWide(isWide);
  globalThis.fetch = silence;
  if (refused) refuseAll(refused);
  const client = clientOf(known);
  if (user) signIn({ sessionToken: 'token', userData: user, isNewUser: true });
  const page = await placed(<SignedInUser value={user ?? null}>{element}</SignedInUser>, at);
  const { container, unmount } = render(
    <QueryClientProvider client={client}>{page}</QueryClientProvider>,
    caught,
  );
  await act(() => vi.dynamicImportSettled());
  if (refused) await vi.waitFor(() => act(() => expect(client.isFetching()).toBe(0)));
  const copy = copyOf(container);
  unmount();
  vi.restoreAllMocks();
  if (user) {
    local.remove('sessionToken');
    local.remove('lastValidation');
    becomeVisitor();
  }
  return copy;
}

/** What was chosen is no part of a copy by itself. */
function copyOf(container: Element): Element {
  for (const option of container.querySelectorAll('option'))
    option.toggleAttribute('selected', option.selected);
  const copy = document.createElement('div');
  copy.append(...[...container.childNodes].map((node) => node.cloneNode(true)));
  copy.normalize();
  return copy;
}

function clientOf(known: Known): QueryClient {
  const client = new QueryClient({
    defaultOptions: { queries: { retry: false, retryOnMount: false, staleTime: Infinity } },
  });
  for (const [queryKey, data] of known)
    if (data instanceof ApiError)
      client
        .getQueryCache()
        .build(client, { queryKey })
        .setState({ status: 'error', error: data, errorUpdateCount: 1 });
    else client.setQueryData(queryKey, data);
  return client;
}

/** Says the same to every call. */
function refuseAll({ status, errorCode }: ApiError): void {
  if (errorCode === 'offline') vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const isLost = status === 0;
  const reply = { errorCode, message: 'Words of the server' };
  globalThis.fetch = isLost ? breaks : () => Promise.resolve(Response.json(reply, { status }));
}
