-- What the buyer of an order may download (rules O31 to O33 of docs/sale.md): one right for each line and link, written
-- with the order, given when it is paid. A link that is taken out of the product later stays what was bought.
create table download_grant (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint download_grant_uuid unique,
  order_id bigint not null references sale_order (id) on delete cascade,
  order_line_id bigint not null references sale_order_line (id) on delete cascade,
  -- Of the link; no reference, for it may go.
  link uuid not null,
  position int not null,
  title text not null,
  title_english text,
  file uuid references download_file (uuid),
  url text,
  -- Per piece; 0: as often as the buyer likes.
  max_downloads int not null,
  valid_days int not null,
  -- Null: the order is not paid yet.
  granted_at timestamptz,
  -- Null: without an end.
  ends_at timestamptz,
  used int not null default 0,
  constraint download_grant_line unique (order_line_id, link)
);
create index download_grant_order on download_grant (order_id);
create index download_grant_file on download_grant (file);

-- One download as it was begun: what is asked for under its UUID again within its time – the rest of a file, or all of it
-- after a lost line – counts no second time.
create table download_pass (
  uuid uuid primary key,
  grant_id bigint not null references download_grant (id) on delete cascade,
  begun_at timestamptz not null,
  expires_at timestamptz not null,
  -- Bytes that were asked for under it.
  sent bigint not null default 0
);
create index download_pass_grant on download_pass (grant_id);
create index download_pass_age on download_pass (expires_at);

-- That the buyer asked for it at once and gave up the right of withdrawal for it (Code de la consommation, art. L221-28,
-- 13°): the sentence that they agreed to, and when.
alter table sale_order
  add column waiver_text text,
  add column waived_at timestamptz;
