import type { Endpoint, Method } from '@puente/contract/endpoint';
import type { Endpoints } from '@puente/contract/endpoints';
import type { ErrorReply } from '@puente/contract/errors';

/** A call of the contract, such as `POST /api/booking/book`. */
export type CallName = keyof Endpoints;

/** What a test sends with a call. */
export type Sent<Name extends CallName> = {
  params?: Endpoints[Name]['params'];
  query?: Endpoints[Name]['query'] | URLSearchParams;
  body?: Endpoints[Name]['body'];
  /** Sent in place of `body`, as it is: what the contract refuses or doesn't know. */
  unchecked?: unknown;
  token?: string;
  headers?: Record<string, string>;
};

/** The promised reply, or what a refusal says. */
export type Said<Name extends CallName> = Endpoints[Name]['reply'] & Partial<ErrorReply>;

/** Method, address and body of a call by its name. */
export function requestOf<Name extends CallName>(
  name: Name,
  sent: Sent<Name>,
): { method: Method; path: string; body: unknown } {
  const [method, pattern = ''] = name.split(' ');
  const params = textsOf(sent.params);
  const path = pattern.replaceAll(/:(\w+)/g, (_, key: string) =>
    encodeURIComponent(params.get(key) ?? ''),
  );
  const query = sent.query instanceof URLSearchParams ? sent.query : textsOf(sent.query);
  return {
    method: method as Endpoint['method'],
    path: query.size > 0 ? `${path}?${query.toString()}` : path,
    body: 'unchecked' in sent ? sent.unchecked : sent.body,
  };
}

function textsOf(values: unknown): URLSearchParams {
  const texts = new URLSearchParams();
  for (const [key, value] of Object.entries(values ?? {}))
    if (value !== undefined) texts.append(key, String(value));
  return texts;
}
