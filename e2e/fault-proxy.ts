import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Readable } from 'node:stream';
import { text as readText } from 'node:stream/consumers';
import httpProxy from '@fastify/http-proxy';
import fastify from 'fastify';

/** A reply in place of the product's own. */
type Answer = (reply: ServerResponse) => void;
type Rule = { path: string | RegExp; answer?: Answer; change?: (text: string) => string };

/**
 * A proxy before the product with which a test breaks the network for pages and service workers
 * alike: replies are replaced, changed or never sent, and the server goes down.
 */
export type FaultProxy = {
  url: string;
  /** Requested paths, in order. */
  requested: string[];
  /** Replaces the reply at a path until `restore`. */
  replace: (path: string | RegExp, answer: Answer) => void;
  /** Changes the text of the product's reply at a path until `restore`. */
  rewrite: (path: string | RegExp, change: (text: string) => string) => void;
  restore: () => void;
  /** Every connection breaks. */
  isDown: boolean;
  stop: () => Promise<void>;
};

/** Never answers. */
export const silence: Answer = () => undefined;
/** Breaks the connection. */
export const breakOff: Answer = (reply) => reply.destroy();
export const notFound: Answer = (reply) => reply.writeHead(404).end();

export async function openFaultProxy(productUrl: string): Promise<FaultProxy> {
  const app = fastify({ forceCloseConnections: true });
  const { host, origin } = new URL(productUrl);
  let rules: Rule[] = [];
  const ruleFor = (url: string) => {
    const path = new URL(url, productUrl).pathname;
    return rules.findLast((rule) =>
      typeof rule.path === 'string' ? rule.path === path : rule.path.test(path),
    );
  };
  await app.register(httpProxy, {
    upstream: productUrl,
    websocket: true,
    preHandler: (request, reply, done) => {
      proxy.requested.push(new URL(request.url, productUrl).pathname);
      const answer = proxy.isDown ? breakOff : ruleFor(request.url)?.answer;
      if (!answer) return done();
      reply.hijack();
      return answer(reply.raw);
    },
    replyOptions: {
      rewriteRequestHeaders: ({ url }, given) => {
        const headers = { ...given, host, ...(given.origin ? { origin } : {}) };
        // A changed text is sent whole, uncompressed and fresh.
        const dropped = ['accept-encoding', 'if-none-match', 'if-modified-since'];
        return ruleFor(url)?.change ? without(headers, dropped) : headers;
      },
      onResponse: async (request, reply, response: { stream?: Readable }) => {
        const change = ruleFor(request.url)?.change;
        if (!change || !response.stream) return reply.send(response.stream);
        const text = await readText(response.stream);
        for (const name of ['content-length', 'etag', 'last-modified']) reply.removeHeader(name);
        return reply.send(change(text));
      },
    },
    wsClientOptions: { headers: { host, origin } },
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const proxy: FaultProxy = {
    url: `http://localhost:${(app.server.address() as AddressInfo).port}`,
    requested: [],
    replace: (path, answer) => void rules.push({ path, answer }),
    rewrite: (path, change) => void rules.push({ path, change }),
    restore: () => void (rules = []),
    isDown: false,
    stop: () => app.close(),
  };
  return proxy;
}

function without<T extends object>(headers: T, names: string[]): T {
  const kept = Object.entries(headers).filter(([name]) => !names.includes(name));
  return Object.fromEntries(kept) as T;
}
