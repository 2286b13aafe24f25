import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { timingSafeEqual } from 'node:crypto';
import { html } from '../page/html.ts';
import { languageOf, textsIn } from '../page/language.ts';
import type { Language } from '../page/language.ts';
import { pageHeaders, renderDocument } from '../page/document.ts';
import type { Sandbox } from '../sandbox.ts';
import { byItself } from './call.ts';
import { formatAmount } from './currencies.ts';
import { stripeObjects } from './objects.ts';
import type { PaymentIntent } from './objects.ts';
import { failAuthentication, settle } from './settle.ts';
import { isRecord } from '../record.ts';

type Path = { Params: { intent: string }; Querystring: { key?: string; lang?: string } };

/** The bank's page: approve or decline, then back to the shop as Stripe sends people back. */
export function threeDSecureRoutes(app: FastifyInstance, sandbox: Sandbox) {
  app.get<Path>('/sandbox/3ds/:intent', (request, reply) => showPage(sandbox, request, reply));
  app.post<Path>('/sandbox/3ds/:intent', (request, reply) => {
    const intent = findWaiting(sandbox, request);
    if (!intent) return showPage(sandbox, request, reply);
    const returnUrl = intent.next_action?.redirect_to_url.return_url;
    const approved = isRecord(request.body) && request.body['decision'] === 'approve';
    const after = sandbox.store.transaction(() => decide(sandbox, intent, approved));
    if (!returnUrl) return showPage(sandbox, request, reply);
    const back = new URL(returnUrl);
    back.searchParams.set('payment_intent', intent.id);
    back.searchParams.set('payment_intent_client_secret', intent.client_secret);
    const failed = after.status === 'requires_payment_method';
    back.searchParams.set('redirect_status', failed ? 'failed' : 'succeeded');
    return reply.redirect(back.href, 303);
  });
}

function showPage(sandbox: Sandbox, request: FastifyRequest<Path>, reply: FastifyReply) {
  const language = languageOf(request);
  const intent = findWaiting(sandbox, request);
  const returnUrl = intent?.next_action?.redirect_to_url.return_url;
  // Chromium applies form-action to the redirect that follows the form, too.
  const headers = pageHeaders(returnUrl ? [new URL(returnUrl).origin] : []);
  return reply
    .code(intent ? 200 : 410)
    .headers(headers)
    .send(
      renderDocument(language, textsIn(language).bank.title, bankBody(language, request, intent)),
    );
}

/** The intent, if it waits for exactly this visit: each try to pay has a key of its own. */
function findWaiting(sandbox: Sandbox, request: FastifyRequest<Path>): PaymentIntent | undefined {
  const intent = stripeObjects(sandbox.store).paymentIntents.find(request.params.intent);
  const expected = Buffer.from(intent?.sandboxOnly.authenticationKey ?? '');
  const { key }: { key?: unknown } = request.query;
  const given = Buffer.from(typeof key === 'string' ? key : '');
  const same = given.length === expected.length && timingSafeEqual(given, expected);
  return intent?.status === 'requires_action' && same ? intent : undefined;
}

function bankBody(
  language: Language,
  request: FastifyRequest<Path>,
  intent: PaymentIntent | undefined,
) {
  const texts = textsIn(language).bank;
  const other = language === 'en' ? 'es' : 'en';
  const { key = '' } = request.query;
  const link = (lang: string) =>
    `/sandbox/3ds/${encodeURIComponent(request.params.intent)}?key=${encodeURIComponent(key)}&lang=${lang}`;
  const question = intent
    ? html`<p class="lead">${texts.question}</p>
        <p class="amount">${formatAmount(intent.amount, intent.currency, language)}</p>
        <form method="post" action="${link(language)}" class="stack">
          <button class="primary" name="decision" value="approve">${texts.approve}</button>
          <button name="decision" value="decline">${texts.decline}</button>
        </form>
        <p class="quiet">${texts.note}</p>`
    : html`<p class="lead">${texts.over}</p>
        <p class="quiet">${texts.overNext}</p>`;
  return html`<main class="bank card">
    <p class="quiet">${texts.who}</p>
    <h1>${texts.title}</h1>
    ${question}
    <p>
      <a class="button plain" href="${link(other)}" hreflang="${other}" lang="${other}"
        >${textsIn(other).languageName}</a
      >
    </p>
  </main>`;
}

function decide(sandbox: Sandbox, intent: PaymentIntent, approved: boolean): PaymentIntent {
  const method = stripeObjects(sandbox.store).paymentMethods.find(intent.payment_method ?? '');
  if (!approved || !method) return failAuthentication(sandbox, intent, byItself);
  return settle(sandbox, intent, method, byItself);
}
