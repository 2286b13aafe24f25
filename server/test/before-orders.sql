-- An installation of the version before orders (migrations up to 0020), with a booking in every
-- state that bookings, payments and refunds can have. Its clock stands at 2036-12-01T08:00:00Z,
-- later than any clock on the wall, so that nothing is due before the test says so.
create function pg_temp.id_of(kind text, n int) returns uuid language sql immutable as $$
  select (lpad(to_hex(ascii(kind)), 8, '0') || '-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid
$$;

insert into users (id, phone, name, last_name, email, created_at) values
  (pg_temp.id_of('u', 1), '+15550000001', 'Clara', 'Soto', 'clara@example.com', '2036-01-01Z'),
  (pg_temp.id_of('u', 2), '+15550000002', 'Elena', 'Rojas', 'elena@example.com', '2036-01-01Z'),
  (pg_temp.id_of('u', 3), '+15550000003', 'Pablo', 'Vera', 'pablo@example.com', '2036-01-01Z');
insert into sessions (token_hash, user_id, created_at, expires_at)
select sha256(convert_to('token-' || n, 'utf8')), pg_temp.id_of('u', n), '2036-11-30Z', '2036-12-30Z'
from generate_series(1, 3) n;
insert into partners (id, slug, name, created_at)
values (pg_temp.id_of('a', 1), 'guild', 'A guild', '2036-01-01Z');
insert into providers (id, expertise, about_me, career, ideal_client, unique_value, challenge_story,
  languages, durations, rate_currency, normal_rate, discounted_rate, partner_id, verification,
  verified_at, created_at, updated_at)
values (pg_temp.id_of('u', 2), 'Speaking', '', '', '', '', '', '{en}', '{60}', 'USD', 6000, 4000,
  pg_temp.id_of('a', 1), 'verified', '2036-01-01Z', '2036-01-01Z', '2036-01-01Z');
insert into schedules (provider_id, timezone, minimum_notice_minutes, horizon_days, buffer_minutes,
  grid_minutes)
values (pg_temp.id_of('u', 2), 'UTC', 120, 60, 0, 15);

create temp table story (
  n int, status text, started timestamptz, confirmed timestamptz, cancelled timestamptz,
  cancelled_by text, list_price bigint, discount bigint, refund_amount bigint, what text);
insert into story values
  (1, 'held', '2036-12-01T07:55Z', null, null, null, 6000, 0, null, 'to be paid'),
  (2, 'held', '2036-12-01T07:55Z', null, null, null, 6000, 2000, null, 'the bank works on it'),
  (3, 'held', '2036-12-01T07:40Z', null, null, null, 6000, 0, null, 'ran out, not swept yet'),
  (4, 'held', '2036-12-01T07:55Z', null, null, null, 6000, 0, null, 'declined once, cancelled once'),
  (5, 'held', '2036-12-01T07:55Z', null, null, null, 6000, 0, null, 'the bank asks the person'),
  (6, 'expired', '2036-11-20T08:00Z', null, null, null, 6000, 0, null, 'never paid'),
  (7, 'expired', '2036-11-20T08:00Z', null, '2036-11-20T08:05Z', 'client', 6000, 0, null, 'let go'),
  (8, 'confirmed', '2036-11-20T08:00Z', '2036-11-20T08:02Z', null, null, 6000, 2000, null, 'paid'),
  (9, 'confirmed', '2036-11-30T20:00Z', '2036-11-30T20:30Z', null, null, 6000, 0, null, 'paid late'),
  (10, 'confirmed', '2036-11-20T08:00Z', '2036-11-20T08:00Z', null, null, 0, 0, null, 'free'),
  (11, 'cancelled', '2036-11-20T08:00Z', '2036-11-20T08:02Z', '2036-11-22T08:00Z', 'client', 6000, 0,
    5400, 'partly paid back'),
  (12, 'cancelled', '2036-11-20T08:00Z', '2036-11-20T08:02Z', '2036-11-22T08:00Z', 'provider', 6000,
    0, 6000, 'wholly paid back'),
  (13, 'cancelled', '2036-11-20T08:00Z', '2036-11-20T08:02Z', '2036-12-01T07:59Z', 'platform', 6000,
    0, 6000, 'refund on its way'),
  (14, 'cancelled', '2036-11-20T08:00Z', '2036-11-20T08:02Z', '2036-11-22T08:00Z', 'client', 6000, 0,
    5400, 'refund failed and is owed'),
  (15, 'expired', '2036-11-20T08:00Z', null, null, null, 6000, 0, null, 'late money went back'),
  (16, 'expired', '2036-11-20T08:00Z', null, null, null, 6000, 0, null, 'another amount came'),
  (17, 'cancelled', '2036-11-20T08:00Z', '2036-11-20T08:02Z', '2036-11-22T08:00Z', 'client', 6000, 0,
    5400, 'a refund by hand replaced ours'),
  (18, 'confirmed', '2036-11-20T08:00Z', '2036-11-20T08:02Z', null, null, 6000, 0, null,
    'carries other fees and terms than its quote');

-- The price of the second was converted, that of the fourth was not.
insert into quotes (id, client_id, provider_id, starts_at, ends_at, currency, list_price, discount,
  discount_kind, exchange_from, exchange_rate, exchange_date, platform_basis_points,
  partner_basis_points, partner_id, created_at, expires_at, asked_currency, own_currency_reason)
select pg_temp.id_of('q', n), pg_temp.id_of('u', 1), pg_temp.id_of('u', 2),
  '2036-12-10T08:00Z'::timestamptz + n * interval '1 day',
  '2036-12-10T09:00Z'::timestamptz + n * interval '1 day', 'USD', list_price, discount,
  case when discount > 0 then 'first-booking' end,
  case when n = 2 then 'EUR' end, case when n = 2 then 1.0837261940 end,
  case when n = 2 then date '2036-11-30' end, 1000, 500, pg_temp.id_of('a', 1), started,
  started + interval '15 minutes', case when n = 4 then 'CLP' end,
  case when n = 4 then 'price-too-low' end
from story;
-- One that nobody booked, of an expert without a partner.
insert into quotes (id, client_id, provider_id, starts_at, ends_at, currency, list_price, discount,
  platform_basis_points, partner_basis_points, created_at, expires_at)
values (pg_temp.id_of('q', 99), pg_temp.id_of('u', 1), pg_temp.id_of('u', 2), '2037-01-10T08:00Z',
  '2037-01-10T09:00Z', 'USD', 6000, 0, 600, 0, '2036-12-01T07:59Z', '2036-12-01T08:14Z');

insert into bookings (id, quote_id, client_id, provider_id, starts_at, ends_at, status,
  hold_expires_at, currency, price, platform_basis_points, partner_basis_points, partner_id,
  is_first_rate, room_id, name, last_name, email, client_timezone, client_language, sequence,
  created_at, confirmed_at, cancelled_at, cancelled_by, cancel_reason, refund_policy, refund_amount)
select pg_temp.id_of('b', n), q.id, q.client_id, q.provider_id, q.starts_at, q.ends_at, status,
  case when list_price - discount > 0 then started + interval '15 minutes' end, 'USD',
  q.list_price - q.discount, case when n = 18 then 600 else 1000 end,
  case when n = 18 then 0 else 500 end, case when n = 18 then null else q.partner_id end,
  q.discount > 0, 'Room' || lpad(n::text, 6, '0'), 'Clara', 'Soto', 'clara@example.com', 'UTC', 'en',
  case when status = 'cancelled' then 1 else 0 end, started, confirmed, cancelled, cancelled_by,
  case when status = 'cancelled' then what end,
  case when n = 18
    then '{"fullWithinHoursOfBooking":0,"fullUntilHoursBeforeStart":2,"noneWithinHoursOfStart":10,"otherwiseBasisPoints":5000}'
    else '{"fullWithinHoursOfBooking":24,"fullUntilHoursBeforeStart":2,"noneWithinHoursOfStart":48,"otherwiseBasisPoints":9000}'
  end::jsonb, refund_amount
from story join quotes q using (list_price, discount) where q.id = pg_temp.id_of('q', n);

insert into payments (id, booking_id, intent_id, status, currency, amount, decline_code, slot_lost,
  created_at, succeeded_at, received, received_currency, due_at)
select pg_temp.id_of('p', n), pg_temp.id_of('b', booking), 'pi_' || n, status, 'USD', amount,
  case when status = 'failed' then 'insufficient_funds' end, booking = 15,
  '2036-11-20T08:01Z', case when received is not null then timestamptz '2036-11-20T08:20Z' end,
  received, case when received is not null then 'USD' end,
  case when status not in ('succeeded', 'cancelled') then timestamptz '2036-12-01T08:02Z' end
from (values (1, 1, 'requires-payment', 6000, null), (2, 2, 'processing', 4000, null),
  (4, 4, 'failed', 6000, null), (5, 5, 'requires-action', 6000, null),
  (6, 6, 'cancelled', 6000, null), (8, 8, 'succeeded', 4000, 4000),
  (9, 9, 'succeeded', 6000, 6000), (11, 11, 'succeeded', 6000, 6000),
  (12, 12, 'succeeded', 6000, 6000), (13, 13, 'succeeded', 6000, 6000),
  (14, 14, 'succeeded', 6000, 6000), (15, 15, 'succeeded', 6000, 6000),
  (16, 16, 'succeeded', 6000, 5900), (17, 17, 'succeeded', 6000, 6000),
  (18, 18, 'succeeded', 6000, 6000), (40, 4, 'cancelled', 6000, null)
) made (n, booking, status, amount, received);

insert into refunds (id, payment_id, currency, amount, reason, status, gateway_id, created_at,
  settled_at, due_at, by_hand, replaced_by)
select pg_temp.id_of('r', n), pg_temp.id_of('p', payment), 'USD', amount, reason, status, gateway_id,
  '2036-11-22T08:00Z', case when status <> 'requested' then timestamptz '2036-11-22T08:01Z' end,
  case when status = 'requested' then timestamptz '2036-12-01T08:01Z' end, by_hand,
  pg_temp.id_of('r', replaced_by)
from (values (11, 11, 5400, 'client-cancelled', 'succeeded', 're_11', false, null),
  (12, 12, 6000, 'provider-cancelled', 'succeeded', 're_12', false, null),
  (13, 13, 6000, 'platform-cancelled', 'requested', null, false, null),
  (14, 14, 5400, 'client-cancelled', 'failed', 're_14', false, null),
  (15, 15, 6000, 'slot-lost', 'succeeded', 're_15', false, null),
  (16, 16, 5900, 'amount-mismatch', 'requested', null, false, null),
  (17, 17, 5400, 'client-cancelled', 'withdrawn', null, false, 170),
  (170, 17, 5400, 'made-by-hand', 'succeeded', 're_170', true, null)
) made (n, payment, amount, reason, status, gateway_id, by_hand, replaced_by);

create function pg_temp.post(cause uuid, sort text, booking int, entries jsonb) returns void
language plpgsql as $$
declare
  made uuid := gen_random_uuid();
begin
  insert into ledger_transactions (id, kind, source_id, booking_id, currency, posted_at)
  values (made, sort, cause, pg_temp.id_of('b', booking), 'USD', '2036-11-22T08:00Z');
  insert into ledger_entries (transaction_id, line, account, amount)
  select made, row_number() over (), key, value::text::bigint from jsonb_each(entries);
end $$;
-- Shares of 60, of 40 by the first-meeting price, and of 60 without a partner.
select pg_temp.post(pg_temp.id_of('p', n), 'charge', n, jsonb_build_object('card-gateway', 6000,
  'platform', -600, 'partner:' || pg_temp.id_of('a', 1), -300,
  'provider:' || pg_temp.id_of('u', 2), -5100))
from unnest('{9,11,12,13,14,15,17}'::int[]) n;
select pg_temp.post(pg_temp.id_of('p', 8), 'charge', 8, jsonb_build_object('card-gateway', 4000,
  'platform', -400, 'partner:' || pg_temp.id_of('a', 1), -200,
  'provider:' || pg_temp.id_of('u', 2), -3400));
select pg_temp.post(pg_temp.id_of('p', 18), 'charge', 18, jsonb_build_object('card-gateway', 6000,
  'platform', -360, 'provider:' || pg_temp.id_of('u', 2), -5640));
select pg_temp.post(pg_temp.id_of('p', 16), 'correction', 16,
  '{"card-gateway": 5900, "unmatched": -5900}');
-- Owed by those who had the money: 90 % and all of it.
select pg_temp.post(pg_temp.id_of('r', r), 'refund-owed', b, jsonb_build_object('platform', 540,
  'partner:' || pg_temp.id_of('a', 1), 270, 'provider:' || pg_temp.id_of('u', 2), 4590,
  'refunds-payable', -5400))
from (values (11, 11), (14, 14), (17, 17), (170, 17)) owed (r, b);
select pg_temp.post(pg_temp.id_of('r', n), 'refund-owed', n, jsonb_build_object('platform', 600,
  'partner:' || pg_temp.id_of('a', 1), 300, 'provider:' || pg_temp.id_of('u', 2), 5100,
  'refunds-payable', -6000))
from unnest('{12,13,15}'::int[]) n;
select pg_temp.post(pg_temp.id_of('r', 16), 'refund-owed', 16,
  '{"unmatched": 5900, "refunds-payable": -5900}');
select pg_temp.post(pg_temp.id_of('r', 17), 'refund-withdrawn', 17, jsonb_build_object('platform',
  -540, 'partner:' || pg_temp.id_of('a', 1), -270, 'provider:' || pg_temp.id_of('u', 2), -4590,
  'refunds-payable', 5400));
-- Paid out; the fourteenth came back from the bank.
select pg_temp.post(pg_temp.id_of('r', r), 'refund-paid', b,
  jsonb_build_object('refunds-payable', amount, 'card-gateway', -amount))
from (values (11, 11, 5400), (12, 12, 6000), (14, 14, 5400), (15, 15, 6000), (170, 17, 5400)
) paid (r, b, amount);
select pg_temp.post(pg_temp.id_of('r', 14), 'correction', 14,
  '{"card-gateway": 5400, "refunds-payable": -5400}');
insert into reminders (booking_id, minutes_before, due_at)
values (pg_temp.id_of('b', 8), 1440, '2036-12-17T08:00Z');
