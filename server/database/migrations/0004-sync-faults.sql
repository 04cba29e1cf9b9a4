-- A change that fails again and again must not hold up its lane for ever (rule S23): how often the number that stands
-- next has failed. Another number begins anew, so nothing resets it.
alter table sync_lane
  add column failed_seq bigint,
  add column failures int not null default 0;

-- The day a group was last pushed: those of customers are collected when nobody came back to them (rule S27). Groups of
-- before count from now, for nobody knows when they were used.
alter table sync_group
  add column used_at timestamptz not null default now();
alter table sync_group
  alter column used_at drop default;
