import * as application from './application.ts';
import * as auth from './auth.ts';
import * as availability from './availability.ts';
import * as booking from './booking.ts';
import * as bookingList from './booking-list.ts';
import * as chat from './chat.ts';
import * as config from './config.ts';
import * as contact from './contact.ts';
import * as conversation from './conversation.ts';
import * as currency from './currency.ts';
import * as directory from './directory.ts';
import * as draft from './draft.ts';
import type { Channel } from './channel.ts';
import type { Call, Endpoint } from './endpoint.ts';
import * as feedback from './feedback.ts';
import * as goodwill from './goodwill.ts';
import * as holidays from './holidays.ts';
import * as invitation from './invitation.ts';
import * as legal from './legal.ts';
import * as link from './link.ts';
import * as meeting from './meeting.ts';
import * as moving from './moving.ts';
import * as monitoring from './monitoring.ts';
import * as offering from './offering.ts';
import * as packages from './package.ts';
import * as parsing from './parsing.ts';
import * as partner from './partner.ts';
import * as partnerDesk from './partner-desk.ts';
import * as partnerLog from './partner-log.ts';
import * as partnerFace from './partner-face.ts';
import * as payment from './payment.ts';
import * as payoutCode from './payout-code.ts';
import * as place from './place.ts';
import * as plan from './plan.ts';
import * as preview from './preview.ts';
import * as promo from './promo.ts';
import * as problem from './problem.ts';
import * as provider from './provider.ts';
import * as receipt from './receipt.ts';
import * as review from './review.ts';
import * as user from './user.ts';
import * as waiting from './waiting.ts';

const modules = {
  ...application,
  ...auth,
  ...availability,
  ...booking,
  ...bookingList,
  ...chat,
  ...config,
  ...contact,
  ...conversation,
  ...currency,
  ...directory,
  ...draft,
  ...feedback,
  ...goodwill,
  ...holidays,
  ...invitation,
  ...legal,
  ...link,
  ...meeting,
  ...monitoring,
  ...moving,
  ...offering,
  ...packages,
  ...plan,
  ...parsing,
  ...partner,
  ...partnerDesk,
  ...partnerLog,
  ...partnerFace,
  ...payment,
  ...payoutCode,
  ...place,
  ...preview,
  ...promo,
  ...problem,
  ...provider,
  ...receipt,
  ...review,
  ...user,
  ...waiting,
};

type Modules = typeof modules;
type Defined = {
  [K in keyof Modules]: Modules[K] extends Endpoint ? Modules[K] : never;
}[keyof Modules];

/** Every call of the product by `METHOD /path`, as types; costs a browser nothing. */
export type Endpoints = {
  [E in Defined as `${E['method']} ${E['path']}`]: Call<E>;
};

function isChannel(value: unknown): value is Channel {
  return typeof value === 'object' && value !== null && 'fromClient' in value && 'path' in value;
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

/** Every call of the product, for OpenAPI and for the tests that walk the whole contract. */
const exported: readonly unknown[] = Object.values(modules);
export const endpoints: readonly Endpoint[] = exported.filter(isEndpoint);
/** Every websocket of the product, for the tests that walk them. */
export const channels: readonly Channel[] = exported.filter(isChannel);
