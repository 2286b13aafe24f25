import type { PaymentState } from '@puente/contract/payment';
import type { Language } from '@puente/contract/policy';
import type { PageHead } from '../../http/page-head.ts';
import { pageTexts as english } from '../../locales/en/page.ts';
import { pageTexts as spanish } from '../../locales/es/page.ts';
import type { Order, Purchase } from '../order/service.ts';
import { shownStatus } from './rules.ts';
import type { PaymentRow } from './store.ts';

/** What the buyer sees of their payment; before it is started, what there is to pay. */
export function presentPayment(
  order: Order,
  { itemId, itemStatus }: Purchase,
  payment: PaymentRow | null,
  paidBack: number,
): PaymentState {
  return {
    orderId: order.id,
    bookingId: itemId,
    paymentIntentId: payment?.intent_id ?? null,
    status: payment ? shownStatus(payment, paidBack) : 'requires-payment',
    bookingStatus: itemStatus,
    amount: { amount: order.amount, currency: order.currency },
    declineCode: payment?.decline_code ?? null,
    slotLost: payment?.slot_lost ?? false,
  };
}

/**
 * The page that somebody comes back to from their bank: what the bank answered, as the booking's
 * page will say it, before any script. Null for every other page.
 * @param url path and query of the page
 */
export function presentBankReturn(url: string, language: Language): PageHead | null {
  const [path = '', query] = url.split('?');
  const search = new URLSearchParams(query);
  if (!/^\/book\/[^/]+$/.test(path) || !search.has('payment_intent')) return null;
  const texts = language === 'es' ? spanish : english;
  const said = search.get('redirect_status') === 'succeeded' ? texts.bankYes : texts.bankAsked;
  return {
    title: `${said} · Puente`,
    description: texts.book,
    image: null,
    path,
    isUnlisted: true,
    content: [
      '<div data-one-way class="mx-auto flex w-full max-w-read flex-1 flex-col px-4 py-2 sm:px-6 sm:py-5 lg:max-w-choose lg:py-10">',
      '<div role="status" class="flex max-w-read flex-col items-start gap-5 py-6">',
      '<svg viewBox="0 0 24 24" width="28" height="28" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" aria-hidden="true" class="shrink-0 animate-spin text-primary-text"><path d="M21 12a9 9 0 1 1-6.219-8.56"/></svg>',
      `<h1 class="display text-2xl text-balance sm:text-3xl">${said}</h1>`,
      `<p class="text-ink-soft">${texts.bankWait}</p>`,
      '</div></div>',
    ].join(''),
  };
}
