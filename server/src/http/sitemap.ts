import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../lib/app-error.ts';
import { alternates, escapeHtml } from './page-head.ts';

/** A page that search engines may list. */
export type ListedPage = { path: string; changedAt?: Temporal.Instant };

/** The largest sitemap that search engines read (sitemaps.org); more pages are split into several. */
const mostPages = 50_000;

/** Pages of one's own, and calls; the rest of what isn't listed says so itself. */
const privatePaths = [
  '/api/',
  '/worker/',
  '/sandbox',
  '/activity',
  '/book/',
  '/confirm-payment',
  '/contacts',
  '/login',
  '/payment-status',
  '/plan/',
  '/receipts/',
  '/reset-password',
  '/welcome',
  '/you',
];

/**
 * `/robots.txt` and `/sitemap.xml` (directory-4). Under another name than the public one nothing is to
 * be listed: there the same pages would be found twice.
 */
export function registerSitemap(
  app: FastifyInstance,
  { publicUrl }: Pick<Config['http'], 'publicUrl'>,
  listPages: () => Promise<readonly ListedPage[]>,
  most: number = mostPages,
): void {
  const isPublic = ({ host }: FastifyRequest) => host === new URL(publicUrl).host;
  app.get('/robots.txt', { schema: { hide: true } }, async (request, reply) => {
    const lines = isPublic(request)
      ? [
          'User-agent: *',
          ...privatePaths.map((path) => `Disallow: ${path}`),
          '',
          `Sitemap: ${publicUrl}/sitemap.xml`,
        ]
      : ['User-agent: *', 'Disallow: /'];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
  const send = (reply: FastifyReply, lines: readonly string[]) =>
    reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(['<?xml version="1.0" encoding="UTF-8"?>', ...lines, ''].join('\n'));
  const sendPages = (reply: FastifyReply, pages: readonly ListedPage[]) =>
    send(reply, [
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
      ...pages.map((page) => entryOf(page, publicUrl)),
      '</urlset>',
    ]);
  app.get('/sitemap.xml', { schema: { hide: true } }, async (_request, reply) => {
    const pages = await listPages();
    if (pages.length <= most) return sendPages(reply, pages);
    const parts = Array.from({ length: Math.ceil(pages.length / most) }, (_, at) => at + 1);
    return send(reply, [
      '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...parts.map((part) => `<sitemap><loc>${publicUrl}/sitemap-${part}.xml</loc></sitemap>`),
      '</sitemapindex>',
    ]);
  });
  app.get('/sitemap-:part.xml', { schema: { hide: true } }, async (request, reply) => {
    const part = Number(/^\/sitemap-([1-9]\d{0,4})\.xml/.exec(request.url)?.[1]);
    const pages = (await listPages()).slice((part - 1) * most, part * most);
    if (pages.length === 0) throw new AppError('not-found');
    return sendPages(reply, pages);
  });
}

function entryOf({ path, changedAt }: ListedPage, publicUrl: string): string {
  const address = new URL(publicUrl + path).href;
  const links = alternates(address).map(
    ({ language, href }) =>
      `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(href)}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.toString().slice(0, 10)}</lastmod>` : '';
  return `<url><loc>${escapeHtml(address)}</loc>${changed}${links.join('')}</url>`;
}
