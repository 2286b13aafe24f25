import { endpoints } from '@puente/contract/endpoints';
import { errorCatalogue, type ErrorCode, type ErrorReply } from '@puente/contract/errors';
import { onTestFinished } from 'vitest';
import type { Body, EndpointKey, Query, Reply } from '../src/lib/api.ts';

// A server that speaks the contract: what the page sends and what it gets is checked by the schemas
// of the call, so that a contract that changes breaks the test.

/** A call that the page made. */
export type Sent<K extends EndpointKey = EndpointKey> = {
  /** As the contract names it: `POST /api/booking/cancel/:id`. */
  name: string;
  params: Record<string, string>;
  query: Query<K> & Record<string, string>;
  body: Body<K>;
  headers: Headers;
};

type Said<K extends EndpointKey> = Reply<K> | Response;

/** What is said to a call: always the same, or found out from what was sent. */
export type Answer<K extends EndpointKey> =
  | Reply<K>
  | ((sent: Sent<K>) => Said<K> | Promise<Said<K>>);

export type Answers = { [K in EndpointKey]?: Answer<K> };

export type ApiServer = {
  /** All calls so far, in order. */
  calls: Sent[];
  callsTo: <K extends EndpointKey>(name: K) => Sent<K>[];
  /** What the server says to a call from now on. */
  answers: <K extends EndpointKey>(name: K, answer: Answer<K>) => void;
};

/** Of a live installation; any page may ask for it. */
const config: Reply<'GET /api/config'> = {
  version: '3.0.0',
  sandbox: false,
  now: '2026-12-01T12:00:00Z',
  tzdata: '2026c',
  languages: ['en', 'es'],
  currencies: [],
  card: { publishableKey: 'pk_test', form: 'sandbox' },
  iceServers: [],
};

/**
 * Answers all calls of the page until the test ends, and fails it for those that nothing answers.
 * @param unanswered what is said instead, where a test isn't about the server
 */
export function openServer(answers: Answers = {}, unanswered?: Answer<never>): ApiServer {
  const known = new Map<string, unknown>(Object.entries({ 'GET /api/config': config, ...answers }));
  const calls: Sent[] = [];
  const problems: string[] = [];
  globalThis.fetch = async (address, init = {}) => {
    const sent = read(
      new URL(address instanceof Request ? address.url : address, location.href),
      init,
      problems,
    );
    calls.push(sent);
    if (!navigator.onLine) throw new TypeError('Failed to fetch');
    const answer = known.get(sent.name) ?? unanswered;
    if (answer === undefined) problems.push(`nothing answers ${sent.name}`);
    return untilAborted(say(sent, answer ?? refuses('not-found'), problems), init.signal);
  };
  onTestFinished(() => {
    if (problems.length > 0) throw new Error([...new Set(problems)].join('\n'));
  });
  return {
    calls,
    callsTo: (name) => calls.filter((call) => call.name === name) as unknown as Sent<typeof name>[],
    answers: (name, answer) => void known.set(name, answer),
  };
}

function endpointOf(method: string, pathname: string) {
  const parts = pathname.split('/');
  const matching = endpoints.filter((endpoint) => {
    const known = endpoint.path.split('/');
    const isSame = known.every((part, place) => part.startsWith(':') || part === parts[place]);
    return endpoint.method === method && known.length === parts.length && isSame;
  });
  // `/slots/next` is no `/slots/:id`.
  return matching.toSorted((a, b) => a.path.split(':').length - b.path.split(':').length)[0];
}

function read(url: URL, init: RequestInit, problems: string[]): Sent {
  const method = init.method ?? 'GET';
  const endpoint = endpointOf(method, url.pathname);
  const name = `${method} ${endpoint?.path ?? url.pathname}`;
  const parts = url.pathname.split('/');
  const params = Object.fromEntries(
    (endpoint?.path ?? '')
      .split('/')
      .flatMap((part, place) =>
        part.startsWith(':') ? [[part.slice(1), decodeURIComponent(parts[place] ?? '')]] : [],
      ),
  );
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : init.body;
  const wrong = endpoint?.body && !endpoint.takesFile && endpoint.body.safeParse(body).error;
  if (wrong) problems.push(`${name} was sent what it doesn't take: ${wrong.message}`);
  if (!endpoint) problems.push(`the contract has no ${name}`);
  const query = Object.fromEntries(url.searchParams);
  return { name, params, query, body, headers: new Headers(init.headers) } as Sent;
}

async function say(sent: Sent, answer: unknown, problems: string[]): Promise<Response> {
  const said: unknown = typeof answer === 'function' ? await answer(sent) : answer;
  if (said instanceof Response) return said;
  const endpoint = endpoints.find(({ method, path }) => `${method} ${path}` === sent.name);
  const { data, error } = endpoint?.reply.safeParse(said) ?? {};
  if (error) problems.push(`${sent.name} never answers that: ${error.message}`);
  return Response.json(data ?? said ?? null, { status: endpoint?.status ?? 200 });
}

function untilAborted(
  answer: Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    if (signal?.aborted) return stop();
    signal?.addEventListener('abort', stop, { once: true });
    return void answer.then(resolve, reject);
  });
}

/** A refusal as the server words it; the page has words of its own for each code. */
export function refuses(errorCode: ErrorCode, more: Partial<ErrorReply> = {}): () => Response {
  const [status] = errorCatalogue[errorCode];
  return () => Response.json({ errorCode, message: 'Words of the server', ...more }, { status });
}

/** The connection breaks. */
export const breaks = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

/** No answer ever comes. */
export const silence = (): Promise<never> => new Promise(() => undefined);

/** An answer that comes when the test says so. */
export function held<Value>(): { answer: () => Promise<Value>; release: (value: Value) => void } {
  const { promise, resolve } = Promise.withResolvers<Value>();
  return { answer: () => promise, release: resolve };
}
