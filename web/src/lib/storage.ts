import type { Quote } from '@puente/contract/booking';
import type { Partner } from '@puente/contract/partner';
import type { FeedbackType } from '@puente/contract/feedback';
import type { CrashReport } from '@puente/contract/monitoring';

/**
 * The browser storage keys of SPEC §3, typed, and safe where storage is blocked:
 * then values live as long as the page does.
 */
export type LastValidation = {
  /** When the server last said yes, ms since the epoch. */
  timestamp: number;
  userData: unknown;
  /** Instant (ISO), or null when the server gave none. */
  sessionExpiry: string | null;
};

export type UserConfig = { currency?: string; language?: string; timeZone?: string };

export type BookingDraft = {
  /** Whose it is; null for a visitor's. */
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
  time?: string;
  durationMinutes?: number;
  zone?: string;
  form?: Record<string, string>;
  /** Start of a time that the person keeps beside another meeting of theirs. */
  overlapAt?: string;
  /** The time held before with this expert, which ended for the one that is held now. */
  replacedBookingId?: string | undefined;
  /** The price as it was promised for the time that is held now. */
  quote?: Quote;
};

/** The chat on this device: what is shown again after a reload, and to whom it belongs. */
export type KeptChat = {
  /** Null while nobody is signed in. */
  owner: string | null;
  /** When a new chat was begun (ISO); what came before is no context any more. */
  since: string | null;
  entries: unknown[];
};

/** A booking left half-way, for the next tab: whose (null for a visitor) and since when. */
export type KeptBooking = { owner: string | null; savedAtMs: number; draft: BookingDraft };

/** What somebody typed over their own data and hasn't saved, by field. */
export type ProfileDraft = { owner: string; typed: Record<string, string> };

/** A code that is out: where it went, and when another may be asked for. Never the code. */
export type KeptCode = {
  /** The page that asked for it. */
  path: string;
  phoneNumber: string;
  channel: 'sms' | 'whatsapp' | 'voice';
  /** Both by the server's clock, ms since the epoch. */
  resendAtMs: number;
  expiresAtMs: number;
};

/** A change of what a booked meeting is about that is not saved yet. */
export type AboutDraft = { bookingId: string; text: string };

/** What a session that ended by itself leaves in this tab for the same person. */
export type Kept = {
  owner: string;
  booking: BookingDraft | null;
  chat: KeptChat | null;
  chatDraft: string | null;
  profileDraft: ProfileDraft | null;
  feedbackDraft: FeedbackDraft | null;
  aboutDraft: AboutDraft | null;
};

/** The partner of this device as it was last read, so that the next visit is dressed at once. */
export type KeptPartner = {
  partner: Partner;
  /** ms since the epoch */
  readAtMs: number;
  /** Its colours, derived, by their custom properties. */
  properties: Record<string, string>;
};
export type FeedbackDraft = { type: FeedbackType | null; text: string; name: string };

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
  /** What stands in the chat's input. */
  chatDraft: string;
  keptBooking: KeptBooking;
  /** Said to other tabs for a moment: the person signed out, nothing of theirs stays. */
  signedOut: boolean;
  /** Crashes that wait for the network. */
  crashReports: CrashReport[];
};

/** The place this tab has in a meeting: a page that is loaded anew comes back to it. */
export type RoomPlace = { roomId: string; resumeKey: string };

type TabValues = {
  /** What this tab was last loaded anew for without being asked: never twice for the same. */
  forcedReload: string;
  roomPlace: RoomPlace;
  bookingDraft: BookingDraft;
  kept: Kept;
  profileDraft: ProfileDraft;
  /** A sign-in link that brought the person here did not work. */
  linkRefused: boolean;
  /** When something failed, ms since the epoch, by what it was. */
  failures: Record<string, number[]>;
  /** Feedback that is not sent yet. */
  feedbackDraft: FeedbackDraft;
  aboutDraft: AboutDraft;
  sentCode: KeptCode;
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

type Area<Values> = {
  get: <K extends keyof Values & string>(key: K) => Values[K] | null;
  set: <K extends keyof Values & string>(key: K, value: Values[K]) => void;
  remove: (key: keyof Values & string) => void;
  /** Empties the whole area, keys of others included (SPEC §4), but for the named ones. */
  clear: (keep?: (keyof Values & string)[]) => void;
};

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Somebody else wrote under our key: as good as nothing there.
    return null;
  }
}

function area<Values>(open: () => Storage): Area<Values> {
  const memory = new Map<string, string>();
  // Opening alone may throw (blocked cookies, sandboxed frames), writing too (quota).
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

export const local: Area<LocalValues> = area<LocalValues>(() => globalThis.localStorage);
export const tab: Area<TabValues> = area<TabValues>(() => globalThis.sessionStorage);
