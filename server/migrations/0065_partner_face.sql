-- How partners show themselves is changed by their managers: the version tells two tabs apart.
alter table partners add column version int not null default 1;

-- Slugs of before: each leads to the partner that had it, and is nobody else's until then.
create table former_slugs (
  slug citext primary key,
  partner_id uuid not null references partners (id),
  until timestamptz not null
);
create index former_slugs_partner on former_slugs (partner_id);
create index former_slugs_until on former_slugs (until);
