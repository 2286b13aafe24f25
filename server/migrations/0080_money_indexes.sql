create index ledger_transactions_order on ledger_transactions (order_id);
