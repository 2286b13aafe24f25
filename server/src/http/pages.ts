import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { visitorId } from './visitor.ts';

/** What a page's head says to link previews. All of it is plain text. */
export type PageHead = {
  title: string;
  description: string;
  /** Absolute path of a picture. */
  image: string | null;
  /** Canonical path. */
  path: string;
};

/** Finds the head of an address, null where the page has nothing of its own to say. */
export type FindHead = (request: FastifyRequest) => Promise<PageHead | null>;

/** The build of the web application that stands beside the server. */
const builtDir = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
  '\u2028': '&#8232;',
  '\u2029': '&#8233;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"'\u2028\u2029]/g, (character) => escapes[character] ?? character);

const renderHead = (head: PageHead, publicUrl: string): string => {
  const { title, description, image, path } = head;
  const meta = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${escapeHtml(publicUrl + path)}">`,
    meta('og:type', 'profile'),
    meta('og:site_name', 'Puente'),
    meta('og:title', title),
    meta('og:description', description),
    meta('og:url', publicUrl + path),
    ...(image ? [meta('og:image', publicUrl + image)] : []),
    `<meta name="twitter:card" content="summary">`,
  ].join('\n    ');
};

/** Ends a data block, or a line in readers that take JSON for a script. */
const unsafeInBlock = /[<\u2028\u2029]/g;

/**
 * Data for the page's script, so that its first paint needs no call. It is a data block that no
 * policy of ours stops; whatever people wrote into it can't end it.
 */
const renderBoot = (boot: object): string => {
  const json = JSON.stringify(boot).replace(
    unsafeInBlock,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `<script type="application/json" id="boot">${json}</script>`;
};

/**
 * Whoever got the page from this server has it as its own host, and calls it there instead of on
 * port 3002 (SPEC §7).
 */
const ownHosts = (publicUrl: string, hostname: string): string[] => [
  ...new Set([new URL(publicUrl).hostname, hostname]),
];

/** Query parameters that sign somebody in or say who somebody is (SPEC §2). */
const personalParameters = ['authToken', 'token', 'phone', 'pn', 'payment_status'];

/** The address itself is a secret: it goes to nobody and is kept nowhere. */
const isPersonalAddress = (url: string): boolean => {
  const parameters = new URLSearchParams(url.split('?')[1]);
  return personalParameters.some((name) => parameters.has(name));
};

const isPageRequest = (request: FastifyRequest): boolean => {
  // A dot in the query, as in ?utm_source=a.com, names no file.
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:api|worker|sandbox|assets|locales|media)(?:\/|$)/.test(path) &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
    !/\.[a-z0-9]{2,5}$/i.test(path.replace(/^\/@.*/, ''))
  );
};

/** What an address that can't be read stands for: the way back to the start, or nothing at all. */
const backToStart = '/api/back-to-start';
const nothing = '/api/nothing';

/**
 * An address the router can't read, such as /%, never meets the hooks that give each reply its
 * headers. Its request goes on under one that can be read: whoever wants a page is led to the start.
 */
export const answerUnreadable = (
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) => {
  request.raw.url = isPageRequest(request) ? backToStart : nothing;
  request.server.routing(request.raw, reply.raw);
};

type PageOptions = {
  publicUrl: string;
  /** Folder of the built web application; null for the one beside the server. */
  webDir: string | null;
  findHead: FindHead;
  /** What the page should know before it asks for anything. */
  readBoot: (request: FastifyRequest) => Promise<object>;
};

/** Serves the built web application; every address that is no file gets its one page. */
export const registerPages = async (app: FastifyInstance, options: PageOptions): Promise<void> => {
  const distDir = options.webDir === null ? builtDir : `${resolve(options.webDir)}/`;
  const hasBuild = existsSync(`${distDir}index.html`);
  const index = hasBuild ? readFileSync(`${distDir}index.html`, 'utf8') : '';
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
    const head = await options.findHead(request);
    const page = head
      ? index
          .replace(/<title>[^<]*<\/title>\s*/, '')
          .replace('<!--head-->', () => renderHead(head, options.publicUrl))
      : index;
    // The socket of the chat can't set cookies: the page that opens it does.
    visitorId(request, reply);
    const boot = renderBoot({
      ...(await options.readBoot(request)),
      ownHosts: ownHosts(options.publicUrl, request.hostname),
    });
    const isPersonal = isPersonalAddress(request.url);
    if (isPersonal) void reply.header('referrer-policy', 'no-referrer');
    return (
      reply
        .type('text/html; charset=utf-8')
        // It carries the visitor's cookie and the state of the moment: for one browser alone.
        .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
        .send(page.replace('<!--boot-->', () => boot))
    );
  };
  if (hasBuild)
    await app.register(fastifyStatic, {
      root: distDir,
      index: false,
      wildcard: true,
      // Packed once by the build.
      preCompressed: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(`${distDir}assets/`);
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.get('/', { schema: { hide: true } }, sendIndex);
  app.get(backToStart, { schema: { hide: true } }, (_request, reply) => reply.redirect('/'));
  app.setNotFoundHandler(async (request, reply) => {
    if (hasBuild && isPageRequest(request)) return sendIndex(request, reply);
    throw new AppError('not-found');
  });
};
