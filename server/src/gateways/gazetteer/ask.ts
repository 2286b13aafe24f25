import { policy } from '@puente/contract/policy';
import { GatewayUnavailable } from './port.ts';

const largestReplyBytes = 1_000_000;

/**
 * The JSON at an address of the gazetteer. Public ones ask callers to name themselves.
 * @throws GatewayUnavailable, whose message has neither the address (it may contain a key) nor what
 * somebody typed
 */
export async function askGazetteer(url: URL, caller: string): Promise<unknown> {
  try {
    const reply = await fetch(url, {
      signal: AbortSignal.timeout(policy.place.gazetteerTimeoutMs),
      headers: { accept: 'application/json', 'user-agent': caller },
    });
    const text = await reply.text();
    if (!reply.ok || text.length > largestReplyBytes) throw unavailable(`status ${reply.status}`);
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw unavailable(error instanceof SyntaxError ? 'no JSON' : 'no answer');
  }
}

export function unavailable(why: string): GatewayUnavailable {
  return new GatewayUnavailable(`gazetteer: ${why}`);
}

/** The address of a call below the configured one, with more parameters. */
export function addressOf(base: string, path: string, query: Record<string, string>): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, '')}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** The names that are there, each once, in their order. */
export function namesOf(values: readonly (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined && value !== ''))].flatMap(
    (value) => value ?? [],
  );
}
