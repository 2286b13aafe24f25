import { readDraft } from './draft.ts';
import type { Booking, Quote } from './queries.ts';

/** The price breakdown, as it was quoted for this time and amount. */
export function quoteOf(booking: Booking): Quote {
  const quote = readDraft(booking.provider.id)?.quote;
  const isSame =
    quote?.start === booking.start &&
    quote.durationMinutes === booking.durationMinutes &&
    quote.price.amount === booking.price.amount &&
    quote.price.currency === booking.price.currency;
  // An address may have been corrected since it was quoted.
  if (quote && isSame) return { ...quote, mode: booking.mode, venue: booking.venue };
  const { start, end, durationMinutes, price, refundPolicy, exchange, ownCurrency } = booking;
  const { mode, venue, discount } = booking;
  // On another tab or device what became of the code is known no more, only what it took off.
  return {
    id: booking.id,
    providerId: booking.provider.id,
    start,
    end,
    durationMinutes,
    listPrice: discount?.listPrice ?? price,
    discount: discount?.amount ?? { ...price, amount: 0 },
    discountKind: discount?.kind ?? null,
    promo: promoOf(booking),
    package: null,
    price,
    exchange,
    ownCurrency,
    refundPolicy,
    mode,
    venue,
    expiresAt: booking.holdExpiresAt ?? start,
  };
}

function promoOf({ discount, price }: Booking): Quote['promo'] {
  if (discount === null || discount.promoCode === null) return null;
  const insteadOf = { ...price, amount: 0 };
  return { code: discount.promoCode, outcome: 'applied', isCut: false, insteadOf };
}
