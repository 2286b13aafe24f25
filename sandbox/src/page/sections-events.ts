import { mails } from '../mail/inbox.ts';
import type { Sandbox } from '../sandbox.ts';
import { listPayments } from '../sandbox-routes.ts';
import { formatAmount } from '../stripe/currencies.ts';
import { stripeObjects } from '../stripe/objects.ts';
import { listCodes } from '../twilio/routes.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';
import type { Language } from './language.ts';
import type { Texts } from './texts-en.ts';

/** How many lines of each kind the page holds, and how many of them before "older". */
const shown = 30;

const shownFirst = 4;

export function clockSection(sandbox: Sandbox, texts: Texts): Html {
  const moved = sandbox.clock.offsetMs() !== 0;
  return html`<p class="now" data-now>${time(sandbox.clock.iso().slice(0, 16) + ':00Z')}</p>
    <p class="quiet">
      <span class="badge ${moved ? 'warn' : 'good'}">
        ${moved ? texts.clock.shifted : texts.clock.real}
      </span>
      ${texts.clock.help}
    </p>
    <div class="row">
      ${advance('PT15M', texts.clock.minutes)}${advance('PT1H', texts.clock.hour)}
      ${advance('P1D', texts.clock.day)}
    </div>
    <form class="row" data-form="clock">
      <label class="grow"
        >${texts.clock.set}
        <input type="datetime-local" name="now" required />
      </label>
      <button>${texts.clock.setButton}</button>
    </form>
    ${moved && html`<button data-reset-clock>${texts.clock.reset}</button>`}`;
}

/** A time the script words in the reader's own zone; without it, UTC. */
function time(iso: string): Html {
  return html`<time datetime="${iso}">${iso.slice(0, 16).replace('T', ' ')} UTC</time>`;
}

function advance(duration: string, label: string): Html {
  return html`<button data-advance="${duration}">${label}</button>`;
}

/** The time of day alone, where the day is said beside it. */
function hour(iso: string): Html {
  return html`<time datetime="${iso}" data-hour>${iso.slice(11, 16)} UTC</time>`;
}

export function codesSection(sandbox: Sandbox, texts: Texts): Html {
  const codes = listCodes(sandbox, undefined, shown);
  if (codes.length === 0) return html`<p class="empty">${texts.codes.empty}</p>`;
  const status = (value: string) => texts.codes.status[value as keyof Texts['codes']['status']];
  const purposes: Record<string, string> = texts.codes.purposes;
  const items = codes.map((each) => {
    const alive = each.status === 'pending';
    const label = `${texts.copy} ${each.code}`;
    return html`<li class="item">
      <div class="top-row">
        <p class="code ${alive ? '' : 'spent'}">${each.code}</p>
        <button data-copy="${each.code}" aria-label="${label}">${texts.copy}</button>
      </div>
      <p>
        <strong>${each.to}</strong> · ${texts.codes[each.channel]} ·
        ${purposes[each.service] ?? each.service}
        <span class="badge ${alive ? 'good' : ''}">${status(each.status)}</span>
      </p>
      <p class="quiet" lang="${each.locale}">${each.text}</p>
      <p class="quiet">
        ${time(each.createdAt)}${alive && html` · ${texts.codes.until} ${hour(each.expiresAt)}`}
      </p>
    </li>`;
  });
  return listOf('codes', items, texts);
}

/** The newest lines in sight, the rest folded: on a phone the next section stays near. */
function listOf(key: string, items: Html[], texts: Texts, first = shownFirst): Html {
  const older = items.slice(first);
  return html`<ul class="list">
      ${items.slice(0, first)}
    </ul>
    ${
      older.length > 0 &&
      html`<details data-key="older-${key}">
        <summary>${texts.older} <span class="quiet">${older.length}</span></summary>
        <ul class="list">
          ${older}
        </ul>
      </details>`
    }`;
}

export function mailsSection(sandbox: Sandbox, texts: Texts): Html {
  const received = mails(sandbox).newest({ limit: shown });
  if (received.length === 0) return html`<p class="empty">${texts.mails.empty}</p>`;
  const items = received.map((mail) => {
    const subject = mail.subject || texts.mails.noSubject;
    return html`<li class="item">
      <div class="top-row">
        <p><strong>${subject}</strong></p>
        <button data-mail-id="${mail.id}" aria-label="${texts.mails.open}: ${subject}">
          ${texts.mails.open}
        </button>
      </div>
      <p class="quiet">
        ${texts.mails.to} ${mail.to.join(', ')} · ${time(mail.receivedAt)}
        ${
          mail.attachments.length > 0 &&
          html` · ${[...new Set(mail.attachments.map(({ filename }) => filename))].join(', ')}`
        }
      </p>
    </li>`;
  });
  return html`${listOf('mails', items, texts)}
    <button class="plain" data-clear-mails>${texts.mails.clear}</button>`;
}

export function paymentsSection(sandbox: Sandbox, texts: Texts, language: Language): Html {
  const payments = listPayments(sandbox, shown);
  if (payments.length === 0) return html`<p class="empty">${texts.payments.empty}</p>`;
  const tones: Record<string, string> = { succeeded: 'good', canceled: '', processing: 'warn' };
  const items = payments.map((payment) => {
    const money = (amount: number) => formatAmount(amount, payment.currency, language);
    const refunded = payment.refunds.reduce((sum, refund) => sum + refund.amount, 0);
    const reason = payment.last_payment_error;
    return html`<li class="item">
      <div class="top-row">
        <p class="money">${money(payment.amount)}</p>
        <span class="badge ${tones[payment.status] ?? 'warn'}"
          >${texts.payments[payment.status]}</span
        >
      </div>
      <p>
        ${cardOf(sandbox, payment.charges[0]?.payment_method ?? payment.payment_method)}
        ${refunded > 0 && html`<span class="badge">${money(refunded)} ${texts.payments.refunded}</span>`}
      </p>
      ${
        reason &&
        html`<p class="bad">
          ${texts.payments.failed}: ${reason.decline_code ?? reason.code ?? reason.message}
        </p>`
      }
      ${
        payment.status === 'succeeded' &&
        refunded < payment.amount_received &&
        html`<button
          data-refund="${payment.id}"
          aria-label="${texts.payments.refund}: ${money(payment.amount)}"
        >
          ${texts.payments.refund}
        </button>`
      }
      <p class="quiet">
        ${payment.description && html`${payment.description} · `}<span class="id"
          >${payment.id}</span
        >
        · ${time(new Date(payment.created * 1000).toISOString())}
      </p>
    </li>`;
  });
  return listOf('payments', items, texts);
}

function cardOf(sandbox: Sandbox, id: string | null): Html | false {
  const card = stripeObjects(sandbox.store).paymentMethods.find(id ?? '')?.sandboxOnly.card;
  return !!card && html`<span class="brand">${card.brand}</span> •••• ${card.last4}`;
}

export function webhooksSection(sandbox: Sandbox, texts: Texts): Html {
  const webhooks = sandbox.webhooks.list(shown);
  if (webhooks.length === 0) return html`<p class="empty">${texts.webhooks.empty}</p>`;
  const tones: Record<string, string> = {
    delivered: 'good',
    dropped: 'danger',
    'gave-up': 'danger',
  };
  const items = webhooks.map((webhook) => {
    const attempts = webhook.attempts.map(
      (attempt) => html`<li>${time(attempt.at)}: ${attempt.status ?? attempt.error ?? ''}</li>`,
    );
    return html`<li class="item fold">
      <details data-key="${webhook.id}">
        <summary>
          <span class="id">${webhook.type}</span>
          <span class="badge ${tones[webhook.state] ?? 'warn'}"
            >${texts.webhooks[webhook.state]}</span
          >
          <span class="quiet">${time(webhook.createdAt)}</span>
        </summary>
        <h3>${texts.webhooks.attempts}</h3>
        ${
          attempts.length > 0
            ? html`<ol class="attempts">
                ${attempts}
              </ol>`
            : html`<p class="quiet">${texts.webhooks.noAttempt}</p>`
        }
        <button data-resend="${webhook.id}">${texts.webhooks.resend}</button>
        <h3 id="payload-${webhook.id}">${texts.webhooks.payload}</h3>
        <pre tabindex="0" role="region" aria-labelledby="payload-${webhook.id}">
${webhook.payload}</pre>
      </details>
    </li>`;
  });
  return listOf('webhooks', items, texts);
}
