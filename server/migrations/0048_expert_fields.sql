-- The field an expert works in: chosen by them, else found by the words of their profile. Null until
-- the profile was read for it (profile-4).
alter table providers
  add column chosen_field text check (chosen_field in ('mind', 'careers', 'startups', 'law', 'money',
    'languages', 'parenting', 'wellness', 'arts', 'software', 'study', 'home', 'other')),
  add column field text check (field in ('mind', 'careers', 'startups', 'law', 'money',
    'languages', 'parenting', 'wellness', 'arts', 'software', 'study', 'home', 'other'));
create index providers_unread on providers (id) where field is null;
