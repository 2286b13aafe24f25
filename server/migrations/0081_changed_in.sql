-- What lists show of experts is kept in the memory of each process, which asks before every use what
-- changed since (docs/decisions/084). A row says in which transaction it was changed last: an id of
-- transactions and no time, because a transaction that began early may become visible late.
-- Rows of schedules and provider_places go only with their person, whose own row changes then.
create function note_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;

alter table providers add column changed_in xid8;
alter table users add column changed_in xid8;
alter table schedules add column changed_in xid8;
alter table provider_places add column changed_in xid8;
alter table partners add column changed_in xid8;

create trigger providers_changed before insert or update on providers
  for each row execute function note_change();
-- Of people only what lists show, and what says that their time was taken or released.
create trigger users_changed before update on users
  for each row
  when ((old.name, old.last_name, old.username, old.timezone, old.deleted_at, old.bookings_version)
    is distinct from
    (new.name, new.last_name, new.username, new.timezone, new.deleted_at, new.bookings_version))
  execute function note_change();
create trigger schedules_changed before insert or update on schedules
  for each row execute function note_change();
create trigger provider_places_changed before insert or update on provider_places
  for each row execute function note_change();
create trigger partners_changed before update on partners
  for each row when ((old.slug::text, old.name) is distinct from (new.slug::text, new.name))
  execute function note_change();

create index providers_changed on providers (changed_in) where changed_in is not null;
create index users_changed on users (changed_in) where changed_in is not null;
create index schedules_changed on schedules (changed_in) where changed_in is not null;
create index provider_places_changed on provider_places (changed_in) where changed_in is not null;
create index partners_changed on partners (changed_in) where changed_in is not null;
