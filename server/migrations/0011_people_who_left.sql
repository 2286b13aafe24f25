-- Nobody books with, or for, somebody whose account is gone, however close in time the two are:
-- whoever deletes an account locks its row, and a booking under way waits here for the outcome.
create function bookings_need_people() returns trigger language plpgsql as $$
begin
  perform 1 from users where id = new.client_id and deleted_at is null for key share;
  if not found then
    raise exception 'the client of booking % is gone', new.id
      using errcode = 'check_violation', constraint = 'bookings_client_is_here';
  end if;
  perform 1 from users where id = new.provider_id and deleted_at is null for key share;
  if not found then
    raise exception 'the expert of booking % is gone', new.id
      using errcode = 'check_violation', constraint = 'bookings_provider_is_here';
  end if;
  return null;
end $$;
create trigger bookings_need_people after insert on bookings
  for each row execute function bookings_need_people();

-- Whose recommendations name an expert, when that expert's data has to go.
create index chat_messages_recommended on chat_messages using gin (recommendations jsonb_path_ops)
  where recommendations is not null;
create index feedback_user on feedback (user_id) where user_id is not null;
