import { focusManager } from '@tanstack/react-query';
import { onTestFinished, vi } from 'vitest';

// A browser's globals for what lies outside React, in Node: storage, events, network and address.

/** A call that left the page. */
export type SentCall = {
  /** Such as `POST /api/auth/validate`, without the query. */
  name: string;
  url: string;
  headers: Headers;
  /** Read as JSON. */
  body: unknown;
  init: RequestInit;
};

type Answer = (call: SentCall) => Response | Promise<Response>;

export type FakeBrowser = {
  /** All calls so far, in order. */
  calls: SentCall[];
  callsTo: (name: string) => SentCall[];
  /** What the server says to a call by its name, from now on. */
  answers: (name: string, answer: Answer | object) => void;
  /** The device has a network, or none; the event follows as in a browser. */
  setOnline: (isOnline: boolean) => void;
  dispatch: (event: string) => void;
  /** Names of the window events that were heard. */
  heard: (...events: string[]) => string[];
  storage: { local: Storage; tab: Storage };
  location: { href: string; pathname: string; search: string; reload: () => void };
  document: FakeDocument;
};

export type FakeDocument = EventTarget & {
  visibilityState: 'visible' | 'hidden';
  documentElement: {
    lang: string;
    dataset: Record<string, string>;
    style: Pick<CSSStyleDeclaration, 'setProperty' | 'removeProperty'>;
  };
  properties: Map<string, string>;
  getElementById: () => null;
  querySelector: () => null;
};

/**
 * Opens a browser until the test ends. Modules are loaded anew after it, so that what they keep
 * belongs to this browser: import them with `await import(...)`.
 */
export function openBrowser(address = 'http://localhost:3000/'): FakeBrowser {
  vi.resetModules();
  const window = new EventTarget();
  const navigator = { onLine: true, languages: ['en-US'], userAgent: 'Test/1.0' };
  const storage = { local: memoryStorage(), tab: memoryStorage() };
  const location = locationAt(address);
  const document = fakeDocument();
  const network = fakeNetwork(navigator);
  const globals = {
    navigator,
    location,
    document,
    localStorage: storage.local,
    sessionStorage: storage.tab,
    fetch: network.fetch,
    // A phone's.
    matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
    history: {
      state: null,
      replaceState: (_state: unknown, _unused: string, url: URL | string) =>
        void (location.href = new URL(url, location.href).href),
    },
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
    dispatchEvent: window.dispatchEvent.bind(window),
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
  onTestFinished(async () => {
    vi.useRealTimers();
    // The one thing that a page leaves outside its own modules.
    focusManager.setFocused(undefined);
    // What was loaded for later still belongs to this browser.
    await vi.dynamicImportSettled();
    vi.unstubAllGlobals();
  });
  const dispatch = (event: string) => void window.dispatchEvent(new Event(event));
  return {
    calls: network.calls,
    callsTo: (name) => network.calls.filter((call) => call.name === name),
    answers: network.answers,
    dispatch,
    setOnline: (isOnline) => {
      navigator.onLine = isOnline;
      dispatch(isOnline ? 'online' : 'offline');
    },
    heard: (...events) => {
      const heard: string[] = [];
      for (const event of events) window.addEventListener(event, () => heard.push(event));
      return heard;
    },
    storage,
    location,
    document,
  };
}

function memoryStorage(): Storage {
  const values = new Map<string, string>();
  return {
    get length() {
      return values.size;
    },
    key: (index) => [...values.keys()][index] ?? null,
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
    clear: () => values.clear(),
  };
}

function locationAt(address: string): FakeBrowser['location'] & { hostname: string } {
  let url = new URL(address);
  return {
    get href() {
      return url.href;
    },
    set href(next) {
      url = new URL(next);
    },
    get origin() {
      return url.origin;
    },
    get protocol() {
      return url.protocol;
    },
    get hostname() {
      return url.hostname;
    },
    get pathname() {
      return url.pathname;
    },
    get search() {
      return url.search;
    },
    reload: vi.fn(),
  } as FakeBrowser['location'] & { hostname: string };
}

function fakeDocument(): FakeDocument {
  const properties = new Map<string, string>();
  return Object.assign(new EventTarget(), {
    visibilityState: 'visible' as const,
    properties,
    documentElement: {
      lang: 'en',
      dataset: {},
      style: {
        setProperty: (name: string, value: string | null) => void properties.set(name, value ?? ''),
        removeProperty: (name: string) => (properties.delete(name), ''),
      },
    },
    getElementById: () => null,
    querySelector: () => null,
  });
}

function fakeNetwork(navigator: { onLine: boolean }) {
  const calls: SentCall[] = [];
  const known = new Map<string, Answer>();
  const fetch = async (address: string | URL, init: RequestInit = {}): Promise<Response> => {
    const url = String(address);
    const { pathname } = new URL(url, 'http://page.test');
    const name = `${init.method ?? 'GET'} ${pathname}`;
    const body = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
    const call = { name, url, headers: new Headers(init.headers), body, init };
    calls.push(call);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const answer = known.get(name);
    if (!answer) return Response.json({ error: `nothing answers ${name}` }, { status: 404 });
    return untilAborted(answer(call), init.signal);
  };
  const answers = (name: string, answer: Answer | object) =>
    void known.set(name, isAnswer(answer) ? answer : () => Response.json(answer));
  return { calls, fetch, answers };
}

const isAnswer = (answer: Answer | object): answer is Answer => typeof answer === 'function';

function untilAborted(
  answer: Response | Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    return void Promise.resolve(answer).then(resolve, reject);
  });
}

/** A refusal as the server words it. */
export function refuses(status: number, errorCode: string, more: object = {}): Answer {
  return () => Response.json({ errorCode, message: errorCode, ...more }, { status });
}

/** The connection breaks. */
export const breaks: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** No answer ever comes. */
export const silence: Answer = () => new Promise(() => undefined);
