-- The groups of a person's meetings, each read along an index however many there are.
create index bookings_client_groups
  on bookings (client_id, status, starts_at desc, id) include (ends_at);
create index bookings_provider_groups
  on bookings (provider_id, status, starts_at desc, id) include (ends_at);
