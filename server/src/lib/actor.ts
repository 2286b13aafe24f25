import type { Currency, Language } from '@puente/contract/policy';

/** Somebody without a session; the id comes from a signed cookie. */
export type Visitor = { kind: 'visitor' };

/** A signed-in person with proven ids; providers, managers and operators are clients with rights. */
export type Client = {
  kind: 'client';
  userId: string;
  phone: string;
  name: string;
  lastName: string;
  email: string | null;
  language: Language;
  currency: Currency;
  timezone: string;
  isProvider: boolean;
  managedPartnerIds: string[];
  isOperator: boolean;
  /** SHA-256 of the session token. */
  tokenHash: Buffer;
};

export type Actor = Visitor | Client;
