-- A partner's next share of fees: told to its experts first, it counts from a later day on.
create table partner_share_changes (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  basis_points int not null check (basis_points between 0 and 1500),
  announced_at timestamptz not null,
  counts_from timestamptz not null check (counts_from > announced_at),
  -- Both null while it is to come.
  applied_at timestamptz,
  withdrawn_at timestamptz
);
create unique index partner_share_changes_next on partner_share_changes (partner_id)
  where applied_at is null and withdrawn_at is null;
create index partner_share_changes_due on partner_share_changes (counts_from)
  where applied_at is null and withdrawn_at is null;

-- Who was asked, by phone, to manage a partner; the row goes with the answer.
create table partner_manager_invitations (
  id uuid primary key,
  partner_id uuid not null references partners (id),
  phone text not null,
  invited_by uuid not null references users (id),
  invited_at timestamptz not null,
  expires_at timestamptz not null,
  unique (partner_id, phone)
);
create index partner_manager_invitations_phone on partner_manager_invitations (phone);

-- The orders of which a partner keeps a share, for what it counts.
create index orders_partner on orders ((terms -> 'fees' ->> 'partnerId'), created_at);
