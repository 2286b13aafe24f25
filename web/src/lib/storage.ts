import type { UserData } from '@puente/contract/user';
import type { Quote } from '@puente/contract/booking';
import type { Partner } from '@puente/contract/partner';
import type { FeedbackType } from '@puente/contract/feedback';
import type { ProblemKind } from '@puente/contract/problem';
import type { CrashReport } from '@puente/contract/monitoring';

/**
 * The browser storage keys (storage-1), typed, and safe where storage is blocked:
 * then values live as long as the page does.
 */
export type LastValidation = {
  /** When the server last confirmed the session, ms since the epoch. */
  timestamp: number;
  userData: UserData;
  /** Instant (ISO), or null when the server sent none. */
  sessionExpiry: string | null;
};

export type UserConfig = {
  currency?: string;
  language?: string;
  timeZone?: string;
  /** Zones that were chosen, the last one first. */
  recentZones?: string[];
};

export type BookingDraft = {
  /** The user id; null for a visitor's. */
  owner?: string | null;
  step: string;
  providerId: string;
  providerName?: string;
  /** Set while the slot is held. */
  bookingId?: string | undefined;
  offeringId?: string;
  /** Calendar day (ISO) in the visitor's zone. */
  date?: string;
  /** Start of the slot, an instant (ISO). */
  time?: string | undefined;
  durationMinutes?: number;
  zone?: string;
  form?: Record<string, string>;
  /** In person: `home`, or the id of an office. */
  meet?: string | undefined;
  /** Of a home, as it is typed; with its area once it was chosen from suggestions. */
  address?: { text: string; areaId?: string; regionId?: string } | undefined;
  /** Start of a time that the person books although they have another meeting then. */
  overlapAt?: string;
  /** The promo code that the price was quoted with. */
  promoCode?: string | undefined;
  /** The previous hold with this expert, released when the present one was made. */
  replacedBookingId?: string | undefined;
  /** The price as it was quoted for the held time. */
  quote?: Quote;
  /** The summary of the chat as it was edited, and whether the expert gets it. */
  summary?: { text: string; isShared: boolean };
};

/** The conversation stored on this device: shown again after a reload, and to whom it belongs. */
export type KeptChat = {
  /** Null while nobody is signed in. */
  owner: string | null;
  /** Null before its first message, and where an earlier version stored it. */
  conversationId?: string | null;
  entries: unknown[];
};

/** A draft of a booking for the next tab: its owner (null for a visitor) and when it was stored. */
export type KeptBooking = { owner: string | null; savedAtMs: number; draft: BookingDraft };

/** Unsaved changes of the person's profile, by field. */
export type ProfileDraft = { owner: string; typed: Record<string, string> };

/** A code that was sent: to which phone, and when another may be requested. Never the code. */
export type KeptCode = {
  /** The page that requested it. */
  path: string;
  phoneNumber: string;
  channel: 'sms' | 'whatsapp' | 'voice';
  /** Both by the server's clock, ms since the epoch. */
  resendAtMs: number;
  expiresAtMs: number;
};

/** What was typed or chosen and not sent: of a meeting, a report of a problem, a review, a package. */
export type Draft = {
  /** Of a meeting: what it is about, a report of a problem, and a review. */
  about?: string | undefined;
  report?: { kind: ProblemKind | null; text: string } | undefined;
  review?: { stars: number | null; text: string } | undefined;
  /** Of a report: the answer to it. */
  answer?: { choice: 'all' | 'part' | 'object' | null; amount: string; text: string } | undefined;
  /** Of a review: the expert's answer. */
  reply?: string | undefined;
  /** Of a package: the time that is being picked for its next session. */
  placing?: PlacingDraft | undefined;
};

/** How and when the next session of a package is to take place, as far as it is chosen. */
export type PlacingDraft = Pick<BookingDraft, 'meet' | 'address'> & {
  /** An instant (ISO), chosen in the zone. */
  start?: string | undefined;
  zone?: string | undefined;
};

/** What was chosen and typed of a plan that isn't bought yet. */
export type PlanDraft = {
  owner: string;
  offeringId: string;
  weekdays: number[];
  /** Wall time in the expert's zone. */
  time: string;
  /** In the client's zone. */
  startDate: string;
  /** Other times that were chosen, by the one that is taken. */
  instead: Record<string, string>;
  person: { name: string; lastName: string; email: string };
} & Pick<BookingDraft, 'meet' | 'address' | 'overlapAt'>;

/** What an expired session leaves in this tab for the same person. */
export type Kept = {
  owner: string;
  booking: BookingDraft | null;
  chat: KeptChat | null;
  chatDraft: string | null;
  profileDraft: ProfileDraft | null;
  feedbackDraft: FeedbackDraft | null;
  drafts: Record<string, Draft> | null;
};

/** This device's partner as last loaded, so that the theme applies at once on the next visit. */
export type KeptPartner = {
  partner: Partner;
  /** When it was loaded, ms since the epoch. */
  readAtMs: number;
  /** The derived colours, by custom property. */
  properties: Record<string, string>;
};
export type FeedbackDraft = { type: FeedbackType | null; text: string; name: string };

/** What an expert said in their own words, until all of it is saved or left out. */
export type KeptWords = {
  owner: string;
  /** As it is typed. */
  text: string;
  /** As it was read last; empty before. */
  read: string;
  /** What was changed of the proposals, by their ids. */
  edits: Record<string, string>;
  /** The week from Monday on and the days that differ from it, once they were changed here. */
  week?: { start: string; end: string }[][] | undefined;
  dates?: { date: string; ranges: { start: string; end: string }[] }[] | undefined;
  /** Ids of the proposals that aren't wanted, and of those that are saved. */
  left: string[];
  saved: string[];
  /** Of those in doubt that are wanted. */
  taken?: string[] | undefined;
};

type LocalValues = {
  sessionToken: string;
  phoneNumber: string;
  lastValidation: LastValidation;
  partnerId: string;
  partnerConfig: KeptPartner;
  initialPhoneNumber: string;
  app_version: string;
  userBookingInfo: Record<string, string>;
  userConfig: UserConfig;
  pendingActionParams: Record<string, unknown>;
  appearance: 'light' | 'dark';
  chat: KeptChat;
  ownWords: KeptWords;
  /** The text in the chat's input. */
  chatDraft: string;
  keptBooking: KeptBooking;
  /** Tells other tabs that the person signed out and their data has to go. */
  signedOut: boolean;
  /** Ids of the meetings that the person was asked about, the last one first. */
  askedMeetings: string[];
  /** Crash reports that wait for the network. */
  crashReports: CrashReport[];
};

/** This tab's participation in a meeting, resumed after a reload. */
export type RoomPlace = { roomId: string; resumeKey: string };

/** A goal for which a visitor wants to be told of an expert, until they have signed in. */
export type WaitingGoal = { goal: string; language: 'en' | 'es'; partnerId: string | null };

type TabValues = {
  /** The cause of this tab's last automatic reload: never twice for the same. */
  forcedReload: string;
  roomPlace: RoomPlace;
  /** The name that a guest without a session entered at the door of a room. */
  guestName: { roomId: string; name: string };
  bookingDraft: BookingDraft;
  kept: Kept;
  profileDraft: ProfileDraft;
  /** The sign-in link that opened this page did not work. */
  linkRefused: boolean;
  /** When something failed, ms since the epoch, by its name. */
  failures: Record<string, number[]>;
  /** Unsent feedback. */
  feedbackDraft: FeedbackDraft;
  /** By the id of what they are of. */
  drafts: Record<string, Draft>;
  planDraft: PlanDraft;
  sentCode: KeptCode;
  waitingGoal: WaitingGoal;
  /** How far the server's clock is ahead of the device's, ms. */
  clockOffset: number;
};

const plainText = new Set<string>([
  'forcedReload',
  'sessionToken',
  'phoneNumber',
  'partnerId',
  'initialPhoneNumber',
  'app_version',
  'appearance',
  'chatDraft',
]);

export const local: Area<LocalValues> = area<LocalValues>(() => globalThis.localStorage);

function area<Values>(open: () => Storage): Area<Values> {
  const memory = new Map<string, string>();
  // Access alone may throw (blocked cookies, sandboxed frames), and so may writing (quota).
  const attempt = <T>(act: (storage: Storage) => T, otherwise: T): T => {
    try {
      return act(open());
    } catch {
      return otherwise;
    }
  };
  const read = (key: string) => memory.get(key) ?? attempt((storage) => storage.getItem(key), null);
  const write = (key: string, text: string) => {
    const kept = attempt((storage) => (storage.setItem(key, text), true), false);
    if (kept) memory.delete(key);
    else memory.set(key, text);
  };
  const remove = (key: string) => {
    memory.delete(key);
    attempt((storage) => storage.removeItem(key), undefined);
  };
  return {
    get: (key) => {
      const text = read(key);
      if (text === null) return null;
      return (plainText.has(key) ? text : parsed(text)) as never;
    },
    set: (key, value) => write(key, plainText.has(key) ? String(value) : JSON.stringify(value)),
    remove,
    clear: (keep = []) => {
      const kept = keep.map((key) => [key, read(key)] as const);
      memory.clear();
      attempt((storage) => storage.clear(), undefined);
      for (const [key, text] of kept) if (text !== null) write(key, text);
    },
  };
}

type Area<Values> = {
  get: <K extends keyof Values & string>(key: K) => Values[K] | null;
  set: <K extends keyof Values & string>(key: K, value: Values[K]) => void;
  remove: (key: keyof Values & string) => void;
  /** Empties the whole area, keys of others included (session-4), but for the named ones. */
  clear: (keep?: (keyof Values & string)[]) => void;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Something else wrote to our key: treated as absent.
    return null;
  }
}

export const tab: Area<TabValues> = area<TabValues>(() => globalThis.sessionStorage);
