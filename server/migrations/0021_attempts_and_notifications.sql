-- The field's words: attempts at a password or a code, and notifications of changes to an account.
alter table tries rename to attempts;
alter table attempts rename column tried_at to attempted_at;
alter index tries_subject rename to attempts_subject;
alter index tries_address rename to attempts_address;
alter index tries_tried rename to attempts_attempted;
alter table verifications rename column tries to attempts;
alter table link_tokens rename column tries to attempts;
alter table account_notices rename to account_notifications;
alter index account_notices_user rename to account_notifications_user;
alter index account_notices_email rename to account_notifications_email;
alter index account_notices_happened rename to account_notifications_happened;
