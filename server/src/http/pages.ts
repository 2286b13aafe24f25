import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
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

const distDir = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

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

/**
 * Data for the page's script: whoever got the page from this server has it as its own host, and
 * calls it there instead of on port 3002 (SPEC §7). A data block, so no policy of ours stops it.
 */
const renderBoot = (publicUrl: string, hostname: string): string => {
  const ownHosts = [...new Set([new URL(publicUrl).hostname, hostname])];
  const json = JSON.stringify({ ownHosts }).replaceAll('<', String.raw`\u003c`);
  return `<script type="application/json" id="boot">${json}</script>`;
};

const isPageRequest = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  !/^\/(?:api|worker|sandbox|assets|locales|media)(?:\/|$)/.test(request.url) &&
  (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
  !/\.[a-z0-9]{2,5}(?:\?|$)/i.test(request.url.replace(/^\/@[^?]*/, ''));

/** Serves the built web application; every address that is no file gets its one page. */
export const registerPages = async (
  app: FastifyInstance,
  options: { publicUrl: string; findHead: FindHead },
): Promise<void> => {
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
    const boot = renderBoot(options.publicUrl, request.hostname);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(page.replace('<!--boot-->', () => boot));
  };
  if (hasBuild)
    await app.register(fastifyStatic, {
      root: distDir,
      index: false,
      wildcard: true,
      setHeaders: (reply, path) => {
        const isHashed = path.startsWith(`${distDir}assets/`);
        void reply.header(
          'cache-control',
          isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
        );
      },
    });
  app.get('/', { schema: { hide: true } }, sendIndex);
  app.setNotFoundHandler(async (request, reply) => {
    if (hasBuild && isPageRequest(request)) return sendIndex(request, reply);
    throw new AppError('not-found');
  });
};
