import { screenSize } from './window.ts';
import { endpoints } from '@puente/contract/endpoints';
import type { ErrorCode } from '@puente/contract/errors';
import type { Language } from '@puente/contract/policy/language';
import type { UserData } from '@puente/contract/user';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { CatchBoundary, RouterContextProvider } from '@tanstack/react-router';
import * as React from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { ApiError, type EndpointKey, type Reply } from '../src/lib/api.ts';
import type { ClientErrorCode } from '../src/lib/error-codes.ts';
import { local } from '../src/lib/storage.ts';
import { router } from '../src/routes.tsx';
import { becomeVisitor, signIn } from '../src/shell/session/session.ts';
import { SignedInUser } from '../src/shell/session/signed-in.tsx';
import { faults } from './markup.ts';
import { speak, wordsIn, type Known } from './page.tsx';

// What a page shows to somebody: signed in or not, at an address, with what the server said.

export type Screen = {
  /** What was read from the server before. */
  known?: Known;
  /** What the server refuses instead; the sections that ask for it show that. */
  refused?: ApiError;
  /** Who is signed in; a visitor unless given. */
  user?: UserData;
  at?: string;
  isWide?: boolean;
};

/** The markup after the browser has taken over, which is checked for what no page may have. */
export function screenOf(
  element: React.ReactElement,
  language: Language,
  screen: Screen = {},
): string {
  const markup = drawn(element, language, screen);
  const [path] = (screen.at ?? '/').split('?');
  expect(faults(markup, path), wordsIn(markup)).toEqual([]);
  return markup;
}

/** The same as its words. */
export function wordsOf(element: React.ReactElement, language: Language, screen?: Screen): string {
  return wordsIn(screenOf(element, language, screen));
}

function drawn(element: React.ReactElement, language: Language, screen: Screen): string {
  const { known = [], refused, user, at = '/', isWide = false } = screen;
  speak(language);
  const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
  for (const [key, data] of known)
    if (data instanceof ApiError) refuse(client, key, data);
    else client.setQueryData(key, data);
  goTo(at);
  screenSize.isWide = isWide;
  if (user) signIn({ sessionToken: 'token', userData: user, isNewUser: true });
  const stops = [
    readStoresAsBrowsers(),
    haveDocument(),
    refused ? failSections(refused) : () => undefined,
  ];
  try {
    return renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <RouterContextProvider router={router}>
          <SignedInUser value={user ?? null}>{element}</SignedInUser>
        </RouterContextProvider>
      </QueryClientProvider>,
    );
  } finally {
    for (const stop of stops) stop();
    screenSize.isWide = false;
    if (user) {
      local.remove('sessionToken');
      local.remove('lastValidation');
      becomeVisitor();
    }
  }
}

function refuse(client: QueryClient, queryKey: Known[number][0], error: ApiError): void {
  client
    .getQueryCache()
    .build(client, { queryKey })
    .setState({ status: 'error', error, errorUpdateCount: 1 });
}

/** The router stands at an address, without loading anything. */
function goTo(address: string): void {
  router.history.replace(address);
  router.updateLatestLocation();
  const { latestLocation: location } = router;
  router.stores.location.set(location);
  router.stores.resolvedLocation.set(location);
  const matches = router.matchRoutes(location);
  router.stores.setMatches(matches);
  // No route draws here: the nearest one to what is drawn is that of the address.
  const byRoute: Map<unknown, unknown> = router.stores.byRoute;
  byRoute.set(undefined, router.stores.getMatchStore(matches.at(-1)?.routeId ?? ''));
}

/**
 * Static markup has each store as it was at the build, before there was a person or a screen. Here
 * stores are read as the browser reads them.
 */
function readStoresAsBrowsers(): () => void {
  const internals: unknown = Reflect.get(
    React,
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
  );
  if (typeof internals !== 'object' || internals === null) throw new Error('React has changed');
  let hooks: unknown = null;
  Object.defineProperty(internals, 'H', {
    configurable: true,
    enumerable: true,
    get: () => hooks,
    set: (next: unknown) => {
      const useSyncExternalStore = (_: unknown, read: () => unknown) => read();
      hooks = next === null || typeof next !== 'object' ? next : { ...next, useSyncExternalStore };
    },
  });
  return () =>
    Object.defineProperty(internals, 'H', {
      configurable: true,
      enumerable: true,
      writable: true,
      value: null,
    });
}

/** A document with nothing in it: dialogs ask for their place even while they are closed. */
function haveDocument(): () => void {
  if ('document' in globalThis) return () => undefined;
  const value = { getElementById: () => null, body: null };
  Object.defineProperty(globalThis, 'document', { value, configurable: true });
  return () => void Reflect.deleteProperty(globalThis, 'document');
}

/** Static markup has no error boundaries: those of sections with data begin with their error. */
function failSections(error: ApiError): () => void {
  const name = 'getDerivedStateFromProps';
  const usual: unknown = Reflect.get(CatchBoundary, name);
  const failing = ({ errorComponent }: { errorComponent?: { name: string } }) =>
    errorComponent?.name === 'Refused' ? { resetKey: '', error: [error] } : { resetKey: '' };
  Reflect.set(CatchBoundary, name, failing);
  return () => void Reflect.set(CatchBoundary, name, usual);
}

/** A refusal as the server sends it. */
export function refusal(status: number, errorCode: ErrorCode): ApiError {
  return new ApiError(status, { errorCode, message: 'Words of the server' }, 'unknown');
}

/** The call got no answer. */
export function lost(way: ClientErrorCode): ApiError {
  return new ApiError(0, null, way);
}

/** The reply of a call, as its schema takes it: a contract that changes breaks the test. */
export function reply<K extends EndpointKey>(call: K, data: Reply<K>): Reply<K>;
export function reply(call: string, data: unknown): unknown {
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === call);
  const read = endpoint?.reply.parse(data);
  expect(read, `${call} has fields that the contract doesn't know`).toEqual(data);
  return data;
}

/** An id as the server gives them. */
export function uuid(number: number): string {
  return `019aa000-0000-7000-8000-${String(number).padStart(12, '0')}`;
}

/** It is this moment for everybody, and people have chosen this zone, and US dollars. */
export function atMoment(now: string, timeZone = 'America/Santiago'): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
    local.set('userConfig', { timeZone, currency: 'USD' });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    local.remove('userConfig');
  });
}
