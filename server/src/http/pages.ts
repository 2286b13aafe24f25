import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Language } from '@puente/contract/policy';
import { isPageAddress } from '@puente/contract/policy/pages';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../lib/app-error.ts';
import { dressedHome } from './partner-home.ts';
import { acceptedLanguage, askedLanguage } from './accepted-language.ts';
import { isOfExpert, missingPage } from './missing-page.ts';
import { refuseUnrouted } from './methods.ts';
import { descriptionOf, homeHead } from './page-description.ts';
import {
  dataBlock,
  type FoundPage,
  type Moved,
  type PageHead,
  renderDescription,
  renderHead,
  unlisted,
} from './page-head.ts';
import { visitorId } from './visitor.ts';

/** Finds what an address leads to; null where the page has no head of its own. */
export type FindHead = (request: FastifyRequest, language: Language) => Promise<FoundPage | null>;

/** The built web application beside the server. */
const builtDir = fileURLToPath(new URL('../../../web/dist/', import.meta.url));

/** Query parameters that sign somebody in or say who somebody is (address-1, session-7). */
const personalParameters = [
  'authToken',
  'token',
  'phone',
  'pn',
  'payment_status',
  'payment_intent_client_secret',
];

/** The address that replaces a malformed one: the start page, or one that is not found. */
const backToStart = '/api/back-to-start';

const nothing = '/api/nothing';

/**
 * A malformed address such as /% never reaches the hooks that set the headers of every reply, so it
 * is replaced first: a browser that asks for a page gets the start page.
 */
export function answerUnreadable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  request.raw.url = isPageRequest(request) ? backToStart : nothing;
  request.server.routing(request.raw, reply.raw);
}

function isPageRequest(request: FastifyRequest): boolean {
  // A dot in the query, as in ?utm_source=a.com, is not a file extension.
  const path = request.url.split('?')[0] ?? '';
  return (
    (request.method === 'GET' || request.method === 'HEAD') &&
    !/^\/(?:api|worker|sandbox|assets|locales|media)(?:\/|$)/.test(path) &&
    (request.headers.accept ?? '*/*').match(/text\/html|\*\/\*/) !== null &&
    !/\.[a-z0-9]{2,5}$/i.test(path.replace(/^\/@.*/, ''))
  );
}

/** Serves the built web application: files, and the page itself at every other address. */
export async function registerPages(app: FastifyInstance, options: PageOptions): Promise<void> {
  const distDir = options.webDir === null ? builtDir : `${resolve(options.webDir)}/`;
  const hasBuild = existsSync(`${distDir}index.html`);
  const built = hasBuild ? readBuild(distDir) : null;
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!built) throw new AppError('not-found');
    const path = request.url.split('?')[0] ?? '';
    const asked = askedLanguage(request.url);
    const language = asked ?? acceptedLanguage(request.headers['accept-language']);
    const found = await options.findHead(request, language);
    if (isMoved(found)) return leadOn(request, reply, found);
    const isMissing = !isPageAddress(path);
    if (found === 'nothing' || isMissing) void reply.code(404);
    const own = found === 'nothing' ? null : found;
    const head = own ?? (path === '/' ? homeHead(language) : null);
    const known = await options.readBoot(request);
    const index = pageOf(built[language], head, path === '/' && known.partner === undefined);
    const described = head
      ? withHead(index, renderHead(head, { publicUrl: options.publicUrl, language, asked }))
      : index.replace('<!--head-->', () => undescribed(path, language));
    const page =
      isMissing || (found === 'nothing' && isOfExpert(path))
        ? missingIn(built[language].frame, path, language)
        : described;
    // The chat's websocket can't set a cookie, so the page does.
    visitorId(request, reply);
    const boot = renderBoot({
      ...known,
      ownHosts: ownHosts(options.publicUrl, request.hostname),
    });
    const isPersonal = isPersonalAddress(request.url);
    if (isPersonal) void reply.header('referrer-policy', 'no-referrer');
    return (
      reply
        .type('text/html; charset=utf-8')
        .header('vary', 'Accept-Language')
        // It sets the visitor's cookie and carries current state: not to be cached.
        .header('cache-control', isPersonal ? 'no-store' : 'private, no-cache')
        .send(page.replace('<!--boot-->', () => boot))
    );
  };
  if (hasBuild)
    await app.register(fastifyStatic, {
      root: distDir,
      index: false,
      // A route for each file: the plugin lists the whole folder for each request otherwise.
      wildcard: false,
      // Compressed by the build.
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
    return refuseUnrouted(request, reply);
  });
}

function withHead(index: string, head: string): string {
  return index.replace(/<title>[^<]*<\/title>\s*/, '').replace('<!--head-->', () => head);
}

/** The frame of every page around the words that no page has this address. */
function missingIn(frame: string, path: string, language: Language): string {
  const { title, content } = missingPage(path, language);
  return withHead(frame, `<title>${title}</title>${undescribed(path, language)}`).replace(
    '<!--main-->',
    () => content,
  );
}

/** The head of a page that has none of its own. */
function undescribed(path: string, language: Language): string {
  return renderDescription(descriptionOf(path, language)) + unlisted;
}

function isMoved(found: FoundPage | null): found is Moved {
  return found !== null && found !== 'nothing' && 'movedTo' in found;
}

/**
 * To where a page went, with all that was asked of it. Not kept by browsers: a name of before may be
 * somebody else's one day (link-1).
 */
function leadOn(request: FastifyRequest, reply: FastifyReply, { movedTo }: Moved) {
  const [, search] = request.url.split('?');
  return reply
    .header('cache-control', 'private, no-cache')
    .redirect(search === undefined ? movedTo : `${movedTo}?${search}`, 308);
}

/** What is painted before any script: a partner's home, Puente's, what a page knows, or nothing. */
function pageOf(built: BuiltPages, head: PageHead | null, isHome: boolean): string {
  if (head?.partner && built.partner)
    return dressedHome(head.partner, { ...built, partner: built.partner });
  if (isHome) return built.home;
  const { content } = head ?? {};
  return content === undefined ? built.page : built.frame.replace('<!--main-->', () => content);
}

type PageOptions = {
  publicUrl: string;
  /** Folder of the built web application; null for the one beside the server. */
  webDir: string | null;
  findHead: FindHead;
  /** Data for the first paint. */
  readBoot: (request: FastifyRequest) => Promise<{ partner?: unknown }>;
};

type BuiltPages = { page: string; home: string; partner: string | null; frame: string };

/**
 * The built pages in each language; the build has rendered the home screen, and the frame of every
 * other page, into their own.
 */
function readBuild(distDir: string): Record<Language, BuiltPages> {
  const index = readFileSync(`${distDir}index.html`, 'utf8');
  const pagesIn = (language: Language) => {
    const page = index.replace(/<html lang="[a-z]*"/, `<html lang="${language}"`);
    const read = (name: string, otherwise: string) => {
      const file = `${distDir}${name}.${language}.html`;
      return existsSync(file) ? readFileSync(file, 'utf8') : otherwise;
    };
    const root = '<div id="root" data-prerendered="page"><!--main--></div>';
    return {
      page,
      home: read('home', page),
      partner: read('partner', '') || null,
      frame: read('frame', page.replace('<div id="root"></div>', root)),
    };
  };
  return { en: pagesIn('en'), es: pagesIn('es') };
}

/** Data for the page's script, so that its first paint needs no call. */
function renderBoot(boot: object): string {
  return dataBlock('application/json', boot, 'boot');
}

/**
 * Marks the page's own host, so that the page calls it instead of
 * port 3002 (call-3).
 */
function ownHosts(publicUrl: string, hostname: string): string[] {
  return [...new Set([new URL(publicUrl).hostname, hostname])];
}

/** The address contains a secret: no referrer, no caching. */
function isPersonalAddress(url: string): boolean {
  const parameters = new URLSearchParams(url.split('?')[1]);
  return personalParameters.some((name) => parameters.has(name));
}
