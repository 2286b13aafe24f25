import type { ColumnType } from 'kysely';
import type {
  AccountNoticesTable,
  LinkTokensTable,
  PasswordsTable,
  PayoutAuthorizationsTable,
  ResetRequestsTable,
  SessionsTable,
  TriesTable,
  VerificationsTable,
} from './auth-schema.ts';

type Instant = Temporal.Instant;
/** Written as JSON text, read as parsed value. */
export type Json<T> = ColumnType<T, string, string>;
/** Has a default: may be left out when inserted. */
export type Defaulted<T> = ColumnType<T, T | undefined, T>;

export type UsersTable = {
  id: string;
  phone: string;
  name: Defaulted<string>;
  last_name: Defaulted<string>;
  email: string | null;
  email_phone_proven: Defaulted<boolean>;
  invoice_email: string | null;
  language: Defaulted<string>;
  currency: Defaulted<string>;
  timezone: Defaulted<string>;
  username: string | null;
  picture: string | null;
  is_operator: Defaulted<boolean>;
  created_at: Instant;
  country: string | null;
  city: string | null;
  state: string | null;
  appearance: Defaulted<string>;
  onboarded_at: Instant | null;
  deleted_at: Instant | null;
  bookings_version: Defaulted<number>;
};

export type ContactsTable = {
  owner_id: string;
  contact_id: string;
  created_at: Instant;
};

export type FeedbackTable = {
  id: string;
  user_id: string | null;
  type: string;
  text: string;
  user_name: string;
  created_at: Instant;
};

export type CrashReportsTable = {
  fingerprint: Buffer;
  report: Json<unknown>;
  count: Defaulted<number>;
  first_seen_at: Instant;
  last_seen_at: Instant;
};

export type PartnersTable = {
  id: string;
  slug: string;
  name: string;
  config: Json<unknown>;
  fee_basis_points: Defaulted<number>;
  created_at: Instant;
};

export type PartnerManagersTable = {
  partner_id: string;
  user_id: string;
};

export type ProvidersTable = {
  id: string;
  expertise: string;
  about_me: string;
  career: string;
  ideal_client: string;
  unique_value: string;
  challenge_story: string;
  languages: string[];
  location: string | null;
  in_person: Defaulted<boolean>;
  durations: number[];
  rate_currency: string;
  normal_rate: number;
  discounted_rate: number | null;
  partner_id: string | null;
  verification: Defaulted<string>;
  asked_at: Instant | null;
  verified_at: Instant | null;
  created_at: Instant;
  updated_at: Instant;
};

export type SchedulesTable = {
  provider_id: string;
  timezone: string;
  weekly_hours: Json<unknown>;
  overrides: Json<unknown>;
  minimum_notice_minutes: number;
  horizon_days: number;
  buffer_minutes: number;
  grid_minutes: number;
  version: Defaulted<number>;
};

export type BlocksTable = {
  id: string;
  provider_id: string;
  starts_at: Instant;
  ends_at: Instant;
  reason: string | null;
  created_at: Instant;
};

export type QuotesTable = {
  id: string;
  client_id: string;
  provider_id: string;
  starts_at: Instant;
  ends_at: Instant;
  currency: string;
  list_price: number;
  discount: number;
  discount_kind: string | null;
  exchange_from: string | null;
  exchange_rate: number | null;
  exchange_date: string | null;
  asked_currency: Defaulted<string | null>;
  own_currency_reason: Defaulted<string | null>;
  platform_basis_points: number;
  partner_basis_points: number;
  partner_id: string | null;
  /** Refund terms as shown with the quote. */
  refund_policy: ColumnType<unknown, string | undefined, string>;
  created_at: Instant;
  expires_at: Instant;
};

export type BookingsTable = {
  id: string;
  quote_id: string;
  client_id: string;
  provider_id: string;
  starts_at: Instant;
  ends_at: Instant;
  status: string;
  hold_expires_at: Instant | null;
  currency: string;
  price: number;
  platform_basis_points: number;
  partner_basis_points: number;
  partner_id: string | null;
  is_first_rate: Defaulted<boolean>;
  room_id: string;
  name: string;
  last_name: string;
  email: string;
  invoice_email: string | null;
  about: Defaulted<string>;
  client_timezone: string;
  client_language: string;
  sequence: Defaulted<number>;
  created_at: Instant;
  confirmed_at: Instant | null;
  cancelled_at: Instant | null;
  cancelled_by: string | null;
  cancel_reason: string | null;
  /** Refund terms as shown with the quote. */
  refund_policy: ColumnType<unknown, string | undefined, string>;
  /** Decided when cancelled, minor units. */
  refund_amount: Defaulted<number | null>;
  accepts_overlap: Defaulted<boolean>;
};

export type PaymentsTable = {
  id: string;
  booking_id: string;
  intent_id: string;
  status: string;
  currency: string;
  amount: number;
  decline_code: string | null;
  slot_lost: Defaulted<boolean>;
  created_at: Instant;
  succeeded_at: Instant | null;
  received: number | null;
  received_currency: string | null;
  due_at: Instant | null;
};

export type RefundsTable = {
  id: string;
  payment_id: string;
  currency: string;
  amount: number;
  reason: string;
  status: string;
  gateway_id: string | null;
  created_at: Instant;
  settled_at: Instant | null;
  due_at: Instant | null;
  tries: Defaulted<number>;
  by_hand: Defaulted<boolean>;
  replaced_by: Defaulted<string | null>;
};

export type WebhookEventsTable = {
  id: string;
  gateway: string;
  type: string;
  received_at: Instant;
};

export type LedgerTransactionsTable = {
  id: string;
  kind: string;
  source_id: string;
  booking_id: string | null;
  currency: string;
  posted_at: Instant;
};

export type LedgerEntriesTable = {
  transaction_id: string;
  line: number;
  account: string;
  amount: number;
};

export type OperatorAlertsTable = {
  id: string;
  kind: string;
  subject: string;
  facts: Json<unknown>;
  created_at: Instant;
};

export type DailyRunsTable = {
  name: string;
  due_at: Instant;
};

export type ExchangeRatesTable = {
  /** ISO date. */
  day: string;
  per_dollar: Json<unknown>;
  fetched_at: Instant;
};

export type RemindersTable = {
  booking_id: string;
  minutes_before: number;
  due_at: Instant;
  done_at: Instant | null;
  outcome: string | null;
};

export type IdempotencyKeysTable = {
  user_id: string;
  key: string;
  request_hash: Buffer;
  status: number | null;
  body: Json<unknown> | null;
  created_at: Instant;
  /** Who began it (db/liveness.ts). */
  process_id: string | null;
};

export type MailDeliveriesTable = {
  message_id: string;
  delivered_at: Instant;
};

/** Tables by name, as the migrations make them. */
export type Schema = {
  users: UsersTable;
  sessions: SessionsTable;
  verifications: VerificationsTable;
  partners: PartnersTable;
  partner_managers: PartnerManagersTable;
  providers: ProvidersTable;
  schedules: SchedulesTable;
  blocks: BlocksTable;
  quotes: QuotesTable;
  bookings: BookingsTable;
  payments: PaymentsTable;
  refunds: RefundsTable;
  webhook_events: WebhookEventsTable;
  ledger_transactions: LedgerTransactionsTable;
  ledger_entries: LedgerEntriesTable;
  reminders: RemindersTable;
  idempotency_keys: IdempotencyKeysTable;
  mail_deliveries: MailDeliveriesTable;
  passwords: PasswordsTable;
  tries: TriesTable;
  link_tokens: LinkTokensTable;
  reset_requests: ResetRequestsTable;
  payout_authorizations: PayoutAuthorizationsTable;
  account_notices: AccountNoticesTable;
  contacts: ContactsTable;
  feedback: FeedbackTable;
  crash_reports: CrashReportsTable;
  operator_alerts: OperatorAlertsTable;
  daily_runs: DailyRunsTable;
  exchange_rates: ExchangeRatesTable;
};
