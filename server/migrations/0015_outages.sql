-- What a process had begun when it died is known to be its own (db/liveness.ts).
alter table idempotency_keys add column process_id uuid;
alter table chat_exchanges add column process_id uuid;

-- Mails that the mail server took over: a job that runs again does not send them again.
create table mail_deliveries (
  message_id text primary key,
  delivered_at timestamptz not null
);
create index mail_deliveries_delivered on mail_deliveries (delivered_at);
