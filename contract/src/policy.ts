import { authPolicy, phonePolicy } from './policy/auth.ts';
import { slotPolicy } from './policy/availability.ts';
import { bookingPolicy, refundPolicy } from './policy/booking.ts';
import { cancellingPolicy } from './policy/cancelling.ts';
import { chatPolicy } from './policy/chat.ts';
import { contactPolicy } from './policy/contact.ts';
import { conversationPolicy } from './policy/conversation.ts';
import { ratesPolicy } from './policy/currency.ts';
import { directoryPolicy } from './policy/directory.ts';
import { embeddingPolicy } from './policy/embedding.ts';
import { feedbackPolicy } from './policy/feedback.ts';
import { idempotencyPolicy, socketPolicy } from './policy/http.ts';
import { invitationPolicy } from './policy/invitation.ts';
import { learningPolicy } from './policy/learning.ts';
import { linkPolicy } from './policy/link.ts';
import { meetingPolicy } from './policy/meeting.ts';
import { crashPolicy } from './policy/monitoring.ts';
import { movingPolicy } from './policy/moving.ts';
import { offeringPolicy } from './policy/offering.ts';
import { packagePolicy } from './policy/package.ts';
import { parsingPolicy } from './policy/parsing.ts';
import { partnerPolicy } from './policy/partner.ts';
import { feePolicy, payoutPolicy, webhookPolicy } from './policy/payment.ts';
import { placePolicy } from './policy/place.ts';
import { planPolicy } from './policy/plan.ts';
import { problemPolicy } from './policy/problem.ts';
import { profilePolicy, uploadPolicy } from './policy/provider.ts';
import { promoPolicy } from './policy/promo.ts';
import { reviewPolicy } from './policy/review.ts';
import { unmetPolicy } from './policy/unmet.ts';
import { waitingPolicy } from './policy/waiting.ts';

export { codeCents, codeCentsPerHour } from './policy/auth.ts';
export {
  currencies,
  type Currency,
  currencyDigits,
  largestPrice,
  minimumPrices,
} from './policy/currency.ts';
export { type Language, languages } from './policy/language.ts';
export { version } from './policy/version.ts';

/**
 * Every number that binds people, once, under a name: here all of them, in policy/<word>.ts those
 * of one word, which is what code of the first load imports. Durations carry their unit in the name;
 * shares are in basis points (1 % = 100). What they mean: docs/product.md.
 */
export const policy = {
  auth: authPolicy,
  slot: slotPolicy,
  booking: bookingPolicy,
  meeting: meetingPolicy,
  moving: movingPolicy,
  cancelling: cancellingPolicy,
  refund: refundPolicy,
  fee: feePolicy,
  payout: payoutPolicy,
  chat: chatPolicy,
  conversation: conversationPolicy,
  waiting: waitingPolicy,
  unmet: unmetPolicy,
  learning: learningPolicy,
  embedding: embeddingPolicy,
  profile: profilePolicy,
  phone: phonePolicy,
  contact: contactPolicy,
  directory: directoryPolicy,
  link: linkPolicy,
  invitation: invitationPolicy,
  offering: offeringPolicy,
  package: packagePolicy,
  plan: planPolicy,
  feedback: feedbackPolicy,
  review: reviewPolicy,
  crash: crashPolicy,
  upload: uploadPolicy,
  rates: ratesPolicy,
  idempotency: idempotencyPolicy,
  webhook: webhookPolicy,
  partner: partnerPolicy,
  place: placePolicy,
  socket: socketPolicy,
  parsing: parsingPolicy,
  promo: promoPolicy,
  problem: problemPolicy,
} as const;
