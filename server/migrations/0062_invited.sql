-- The partner that somebody without a profile was invited to: asked once the profile is published,
-- whatever becomes of the draft. An expert who joined by a link is marked as invited.
alter table profile_drafts add column invited_partner_id uuid references partners (id);
alter table providers add column invited boolean not null default false;
