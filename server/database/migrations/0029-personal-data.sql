-- What customers ask of their own data (domain 4.8): a file of everything the shop holds of them, kept for a few days.
create table data_request (
  uuid uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  type text not null check (type in ('export')),
  status text not null check (status in ('pending', 'completed')),
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  created_at timestamptz not null,
  handled_at timestamptz,
  -- Read by its owner alone, so it lies in no storage that has addresses.
  archive bytea,
  expires_at timestamptz,
  check ((status = 'completed') = (expires_at is not null))
);
create index data_request_customer on data_request (customer_id, created_at desc);
-- Of several presses one is worked off.
create unique index data_request_open on data_request (customer_id, type) where status = 'pending';
