create index ledger_transactions_order on ledger_transactions (order_id);
create index package_sessions_booking on package_sessions (booking_id);
