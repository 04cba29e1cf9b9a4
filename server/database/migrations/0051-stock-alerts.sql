-- Who wants to hear that an article is back (domain 7.4, StockAlert): one message, once the address is proven.
create table stock_alert (
  uuid uuid primary key,
  email text not null check (email = lower(email)),
  product_id bigint not null references product (id) on delete cascade,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  state text not null check (state in ('pending', 'waiting', 'told')),
  -- Names the last request in the mails about it: each request may be written to once.
  request uuid not null unique,
  requested_at timestamptz not null,
  -- Requests since the first of that day.
  requests int not null default 1,
  -- The link of the confirmation has the secret, the row its hash.
  confirm_hash bytea unique,
  told_at timestamptz,
  constraint stock_alert_email_product unique (email, product_id)
);
create index stock_alert_waiting on stock_alert (product_id) where state = 'waiting';
