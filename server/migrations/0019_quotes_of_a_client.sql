-- "Has this client a quote for this meeting that is still good?", asked when the slot is no longer
-- offered to anybody else.
create index quotes_client on quotes (client_id, expires_at);
