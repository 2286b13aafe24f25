-- Files that were sent and that no row points to yet: written down before the file is stored, taken
-- away with the row that points to it. What stays behind is removed by a sweep.
create table unclaimed_files (
  name text primary key,
  sent_at timestamptz not null
);
create index unclaimed_files_sent on unclaimed_files (sent_at);
