-- Inventory counts (rules S130 to S133 of docs/sync.md): what was found on the shelf at a moment, entry by entry.
create table stock_count (
  uuid uuid primary key,
  rev bigint not null default 1,
  rev_id uuid not null default gen_random_uuid(),
  source text not null,
  category_id bigint references category (id) on delete set null,
  status text not null default 'open' check (status in ('open', 'done', 'dropped')),
  opened_at timestamptz not null,
  -- UUIDs of colleagues.
  opened_by text not null,
  closed_at timestamptz,
  closed_by text,
  updated_at timestamptz not null
);
create trigger new_revision_id before update on stock_count for each row execute function new_revision_id();

create table stock_count_entry (
  id bigint generated always as identity primary key,
  -- Of the device: the same entry is counted once.
  uuid uuid not null constraint stock_count_entry_uuid unique,
  count uuid not null references stock_count (uuid) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  way text not null check (way in ('add', 'set')),
  pieces int not null check (pieces >= 0),
  -- When it was found; when it arrived.
  at timestamptz not null,
  arrived_at timestamptz not null,
  admin text not null
);
create index stock_count_entry_count on stock_count_entry (count, product_id, id);

-- When the pieces of a place were last stated as so many: a count of before changes nothing any more.
alter table product_stock add column counted_at timestamptz;
