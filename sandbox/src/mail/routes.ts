import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Sandbox } from '../sandbox.ts';
import { refuse } from '../refusal.ts';
import { mails } from './inbox.ts';
import type { Mail } from './inbox.ts';

type Path = { Params: { id: string } };

/** Nothing in a mail may run, reach this origin or load from elsewhere; its links may open. */
const sandboxed = 'sandbox allow-popups allow-popups-to-escape-sandbox';

const mailPolicy = `${sandboxed}; default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:; frame-ancestors 'self'`;

export function mailRoutes(app: FastifyInstance, sandbox: Sandbox) {
  const find = (id: string): Mail =>
    mails(sandbox).find(id) ??
    refuse(404, 'not-found', 'No such mail', 'List the mails at /sandbox/mails.');

  app.get<{ Querystring: { to?: string } }>('/sandbox/mails', (request) => {
    const wanted = request.query.to?.trim().toLowerCase().replaceAll(' ', '+');
    const all = mails(sandbox).newest();
    const fits = (mail: Mail) => mail.to.some((address) => address.toLowerCase() === wanted);
    return { mails: wanted ? all.filter(fits) : all };
  });
  app.get<Path>('/sandbox/mails/:id', (request) => find(request.params.id));
  app.get<Path>('/sandbox/mails/:id/html', (request, reply) => {
    const mail = find(request.params.id);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': mailPolicy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      })
      .send(readable(mail));
  });
  app.get<{ Params: { id: string; index: string } }>(
    '/sandbox/mails/:id/attachments/:index',
    (request, reply) => sendAttachment(find(request.params.id), request.params.index, reply),
  );
  app.delete('/sandbox/mails', (_request, reply) => {
    mails(sandbox).removeAll();
    return reply.code(204).send();
  });
}

/** The mail as a document: links open beside it, pictures sent along are put in place. */
function readable(mail: Mail): string {
  const body = mail.html || `<pre style="white-space:pre-wrap">${escapeText(mail.text)}</pre>`;
  const pictures = mail.attachments.reduce((text, part) => {
    if (!part.contentId || part.encoding !== 'base64') return text;
    const data = `data:${part.contentType};base64,${part.content}`;
    return text.replaceAll(`cid:${part.contentId.replaceAll(/[<>]/g, '')}`, data);
  }, body);
  const head = '<base target="_blank"><meta name="referrer" content="no-referrer">';
  if (/<head[^>]*>/i.test(pictures)) return pictures.replace(/<head[^>]*>/i, (tag) => tag + head);
  return `<!doctype html><meta charset="utf-8"><title>${escapeText(mail.subject)}</title>${head}${pictures}`;
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

function sendAttachment(mail: Mail, index: string, reply: FastifyReply) {
  const attachment =
    mail.attachments[Number(index)] ??
    refuse(404, 'not-found', 'No such attachment', 'Attachments are counted from 0.');
  const name = attachment.filename.replaceAll(/[^\w.-]/g, '_');
  const isText = attachment.encoding === 'utf-8';
  return reply
    .headers({
      'content-type': `${attachment.contentType}${isText ? '; charset=utf-8' : ''}`,
      'content-disposition': `attachment; filename="${name}"; filename*=UTF-8''${encodeURIComponent(attachment.filename)}`,
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    })
    .send(Buffer.from(attachment.content, isText ? 'utf-8' : 'base64'));
}
