import type { Defaulted } from './schema.ts';

type Instant = Temporal.Instant;

export type SessionsTable = {
  token_hash: Buffer;
  user_id: string;
  created_at: Instant;
  expires_at: Instant;
  id: Defaulted<string>;
  device: Defaulted<string>;
  /** Gave way to a newer token. */
  replaced_at: Instant | null;
  /** Makes the newer token out of this one. */
  renewal_nonce: Buffer | null;
  /** By a code; a renewal carries it over. */
  phone_proven_at: Instant | null;
};

export type PasswordsTable = {
  user_id: string;
  hash: string;
  changed_at: Instant;
};

export type TriesTable = {
  id: string;
  kind: string;
  /** What was guessed at, such as a phone. */
  subject: string | null;
  address: string;
  tried_at: Instant;
};

export type LinkTokensTable = {
  token_hash: Buffer;
  user_id: string;
  purpose: string;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
  tries: Defaulted<number>;
};

export type ResetRequestsTable = {
  id: string;
  address: string;
  email_hash: Buffer;
  asked_at: Instant;
};

export type AccountNoticesTable = {
  id: string;
  user_id: string;
  kind: string;
  email: string;
  device: string;
  happened_at: Instant;
};

export type PayoutAuthorizationsTable = {
  token_hash: Buffer;
  user_id: string;
  amount: number | null;
  currency: string | null;
  created_at: Instant;
  expires_at: Instant;
  used_at: Instant | null;
};

export type VerificationsTable = {
  id: string;
  phone: string;
  address: string;
  purpose: string;
  channel: string;
  gateway_id: string | null;
  sent_at: Instant;
  expires_at: Instant;
  tries: Defaulted<number>;
  /** Used or replaced by a newer one. */
  closed_at: Instant | null;
  approved_at: Instant | null;
  /** Of a payout code: minor units it was sent for. */
  amount: number | null;
  currency: string | null;
  /** Whose ceiling it is under: a country's, or that of all others. */
  country: Defaulted<string>;
  /** What it costs by estimate, US cents. */
  cents: Defaulted<number>;
};
