import type { book, createQuote, Quote } from '@puente/contract/booking';
import type { z } from 'zod';
import type { Context } from '../../../context.ts';
import type { Client } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { type Booked, type BookRequest, bookSlot } from '../hold/service.ts';
import { buyPackage } from '../package-purchase/service.ts';
import { createPackageQuote } from '../package-quote/service.ts';
import { placeSessions } from '../placing/service.ts';
import { createQuote as createMeetingQuote } from '../quote/service.ts';
import type { PlaceDeps } from '../venue/service.ts';

/*
 * One call quotes everything that can be bought, one takes it: a meeting, or an offering.
 */

type Deps = Pick<Context, 'db' | 'clock' | 'rates'> & PlaceDeps;

/** Fixes the price of what is asked for; takes nothing. */
export function quoteAnything(
  context: Deps,
  actor: Client,
  {
    providerId,
    start,
    durationMinutes,
    offeringId,
    sessions,
    ...how
  }: z.output<typeof createQuote.body>,
): Promise<Quote> {
  if (offeringId !== undefined && sessions !== undefined)
    return createPackageQuote(context, actor, { ...how, offeringId, sessions });
  // The contract lets nothing else through.
  if (providerId === undefined || start === undefined || durationMinutes === undefined)
    throw new AppError('invalid-input');
  return createMeetingQuote(context, actor, { ...how, providerId, start, durationMinutes });
}

/** Takes a meeting, all times of a package, or times for sessions of one that was bought. */
export function bookAnything(
  context: Deps,
  actor: Client,
  body: z.output<typeof book.body>,
): Promise<Booked> {
  const { packageId, offeringId, sessions } = body;
  if (packageId !== undefined && sessions !== undefined)
    return placeSessions(context, actor, { ...body, packageId, sessions });
  const request = detailed(body);
  if (offeringId !== undefined && sessions !== undefined && body.quoteId === undefined)
    return buyPackage(context, actor, request, { choice: { ...body, offeringId, sessions } });
  return bookSlot(context, actor, request, (quote) => {
    if (!quote.package) throw new Error(`quote ${quote.id} is none of a package`);
    const stored = { ...quote, package: quote.package };
    return buyPackage(context, actor, request, { stored });
  });
}

/** With whom it is for; the contract lets nothing else through. */
function detailed(body: z.output<typeof book.body>): BookRequest {
  const { name, lastName, email } = body;
  if (name === undefined || lastName === undefined || email === undefined)
    throw new AppError('invalid-input');
  return { ...body, name, lastName, email };
}
