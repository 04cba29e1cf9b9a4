-- A mail tells of each move once, so each has a name.
alter table rma_status_change add column uuid uuid not null default gen_random_uuid() unique;
create index rma_status_change_rma on rma_status_change (rma_id, id);

-- What the shop sent in place of what came back: carrier and track number.
alter table rma add column new_parcel jsonb;
create index rma_deadline on rma (deadline_at) where deadline_at is not null;

-- "Renoncer au contrat ici" without signing in: the mail has the secret, the row its hash.
create table withdrawal_link (
  id uuid primary key,
  order_id bigint not null references sale_order (id) on delete cascade,
  secret_hash bytea unique,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index withdrawal_link_order on withdrawal_link (order_id);
create index withdrawal_link_expiry on withdrawal_link (expires_at);

-- Files of rows that are gone, until the next sweep takes them out of the storage.
create table discarded_file (
  name text primary key,
  at timestamptz not null
);
