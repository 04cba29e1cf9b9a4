-- Pieces that are expected (domain 2.6): announced for a day, and received by one press.
create table stock_arrival (
  uuid uuid primary key,
  product_id bigint not null references product (id) on delete cascade,
  source text not null,
  pieces int not null check (pieces > 0),
  expected_on date not null,
  status text not null default 'expected' check (status in ('expected', 'received', 'dropped')),
  -- UUIDs of colleagues.
  planned_by text not null,
  planned_at timestamptz not null,
  closed_by text,
  closed_at timestamptz
);
create index stock_arrival_expected on stock_arrival (product_id, expected_on) where status = 'expected';

-- The next day on which pieces of it are expected, as its page tells it.
alter table product add column restock_on date;
create index product_restock on product (restock_on) where restock_on is not null;
