import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { pageHeaders, renderDocument } from './document.ts';
import { html } from './html.ts';
import { languageOf, textsIn } from './language.ts';
import { renderPage, renderSections } from './page.ts';

const files = {
  'styles.css': 'text/css; charset=utf-8',
  'app.js': 'text/javascript; charset=utf-8',
  'sign-in.js': 'text/javascript; charset=utf-8',
  'mail-dialog.js': 'text/javascript; charset=utf-8',
  'sections.js': 'text/javascript; charset=utf-8',
};

/** The one page of the sandbox, its files, and the sections it draws again when something happened. */
export function pageRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get('/sandbox', (request, reply) => {
    const language = languageOf(request);
    const script = html`<script type="module" src="/sandbox/app.js"></script>`;
    const body = renderPage(sandbox, language);
    return reply
      .headers(pageHeaders())
      .send(renderDocument(language, `${textsIn(language).title} · Puente`, body, script));
  });
  app.get<{ Querystring: { revision?: string } }>('/sandbox/sections', (request, reply) => {
    const revision = sandbox.store.revision();
    void reply.header('cache-control', 'no-store');
    if (request.query.revision === revision) return reply.code(204).send();
    const sections = renderSections(sandbox, languageOf(request));
    return {
      revision,
      offsetMs: sandbox.clock.offsetMs(),
      sections: Object.fromEntries(
        Object.entries(sections).map(([name, section]) => [name, section.markup]),
      ),
    };
  });
  for (const [name, type] of Object.entries(files))
    app.get(`/sandbox/${name}`, (_request, reply) =>
      reply
        .headers({
          'content-type': type,
          'x-content-type-options': 'nosniff',
          'cache-control': 'no-cache',
        })
        .send(readFileSync(join(import.meta.dirname, 'assets', name))),
    );
}
