-- ---------------------------------------------------------------- numbers without gap
-- A series and its year; the row stays locked until the transaction that takes a number has ended, so that one rolled
-- back takes none (CGI, annexe II, art. 242 nonies A).
create table document_counter (
  series text not null check (series in ('order', 'invoice', 'credit_note', 'shipment', 'rma')),
  scope text not null,
  last_number bigint not null check (last_number > 0),
  primary key (series, scope)
);

-- ---------------------------------------------------------------- orders
create table sale_order (
  id bigint generated always as identity primary key,
  -- Given by the device: the same order asked for again is the same order.
  uuid uuid not null unique,
  number text not null unique,
  area text not null check (area in ('auto', 'moto')),
  status text not null check (status in ('pending_payment', 'pending', 'processing', 'completed', 'canceled', 'closed')),
  customer_id uuid references customer (id),
  quote_id bigint references quote (id),
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  -- Who bought, as they were then: name, e-mail, phone, kind, company.
  buyer jsonb not null,
  billing_address jsonb not null,
  shipping_address jsonb,
  shipping_method text,
  shipping_title text,
  pickup_source text,
  -- The promise, as days (`2026-11-26`).
  promised_from date,
  promised_to date,
  payment_method text not null,
  payment_title text not null,
  coupon_code text,
  comment text,
  purchase_order_number text,
  currency text not null default 'EUR',
  exchange_rate numeric(24,12) not null default 1,
  -- Amounts include tax unless they say otherwise; `pricing` is the whole computation as it was shown.
  sub_total numeric(16,4) not null,
  discount_amount numeric(16,4) not null,
  shipping_amount numeric(16,4) not null,
  shipping_discount numeric(16,4) not null default 0,
  shipping_tax_percent numeric(7,4) not null default 0,
  tax_total numeric(16,4) not null,
  grand_total numeric(16,4) not null check (grand_total >= 0),
  paid_total numeric(16,4) not null default 0 check (paid_total >= 0),
  refunded_total numeric(16,4) not null default 0 check (refunded_total >= 0 and refunded_total <= paid_total),
  invoiced_total numeric(16,4) not null default 0,
  shipping_invoiced numeric(16,4) not null default 0,
  shipping_refunded numeric(16,4) not null default 0,
  pricing jsonb not null,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  placed_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz,
  canceled_at timestamptz,
  completed_at timestamptz,
  delivered_at timestamptz,
  cancellation_asked_at timestamptz,
  rev bigint not null default 1,
  updated_at timestamptz not null
);
create index sale_order_customer on sale_order (customer_id, placed_at desc);
create index sale_order_status on sale_order (status, placed_at desc);
create index sale_order_expiry on sale_order (expires_at) where status = 'pending_payment';

create table sale_order_line (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  order_id bigint not null references sale_order (id),
  position int not null,
  product_id bigint references product (id) on delete set null,
  variant_id bigint references product (id) on delete set null,
  line_key text not null,
  sku text not null,
  name text not null,
  options jsonb not null default '[]',
  path text not null,
  image text,
  is_stockable boolean not null,
  weight_grams int,
  return_days int not null default 30,
  allow_return boolean not null default true,
  withdrawal_exclusion text,
  tax_category text not null,
  tax_percent numeric(7,4) not null,
  legal_mention text,
  unit_price numeric(12,4) not null,
  deposit numeric(12,4) not null default 0,
  eco_contribution numeric(12,4) not null default 0,
  -- Of the whole line, tax included.
  discount_amount numeric(16,4) not null default 0,
  total numeric(16,4) not null,
  tax_amount numeric(16,4) not null,
  qty_ordered int not null check (qty_ordered > 0),
  qty_invoiced int not null default 0 check (qty_invoiced >= 0),
  qty_shipped int not null default 0 check (qty_shipped >= 0),
  qty_refunded int not null default 0 check (qty_refunded >= 0),
  -- Of those refunded, never shipped.
  qty_refunded_unshipped int not null default 0 check (qty_refunded_unshipped >= 0),
  qty_canceled int not null default 0 check (qty_canceled >= 0),
  unique (order_id, position),
  check (qty_invoiced + qty_canceled <= qty_ordered),
  check (qty_shipped + qty_canceled + qty_refunded_unshipped <= qty_ordered),
  check (qty_refunded <= qty_invoiced)
);

-- Units set aside in a source until they leave it or the order is cancelled.
create table stock_reservation (
  line_id bigint not null references sale_order_line (id) on delete cascade,
  product_id bigint not null references product (id) on delete cascade,
  source text not null,
  quantity int not null check (quantity > 0),
  primary key (line_id, source)
);

create table order_status_change (
  id bigint generated always as identity primary key,
  order_id bigint not null references sale_order (id),
  from_status text,
  to_status text not null,
  actor text not null check (actor in ('system', 'customer', 'admin', 'provider')),
  actor_id text,
  reason text,
  at timestamptz not null
);
create index order_status_change_order on order_status_change (order_id, id);

create table order_comment (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  order_id bigint not null references sale_order (id),
  author text not null check (author in ('customer', 'shop', 'system')),
  actor_id text,
  message text not null,
  is_visible boolean not null default true,
  at timestamptz not null
);
create index order_comment_order on order_comment (order_id, id);

-- ---------------------------------------------------------------- quotes that may be accepted and paid
alter table quote add column version int not null default 1;
alter table quote add column valid_until date;
alter table quote add column proposed_at timestamptz;
alter table quote add column accepted_at timestamptz;
alter table quote_line add column proposed_qty int check (proposed_qty >= 0);
alter table quote_line add column proposed_price numeric(12,4) check (proposed_price >= 0);

-- ---------------------------------------------------------------- payment
-- A try to pay an order by one method; its reference is what the provider knows.
create table payment_attempt (
  uuid uuid primary key,
  order_id bigint not null references sale_order (id),
  method text not null,
  reference text not null,
  provider_reference text,
  amount numeric(16,4) not null,
  currency text not null,
  mode text not null check (mode in ('test', 'live')),
  state text not null check (state in ('started', 'pending', 'authorized', 'paid', 'failed', 'abandoned')),
  failure text,
  -- Where the person goes on to pay, for one who comes back.
  action jsonb,
  started_at timestamptz not null,
  settled_at timestamptz,
  unique (method, reference)
);
create index payment_attempt_order on payment_attempt (order_id, started_at);

create table payment_transaction (
  uuid uuid primary key,
  order_id bigint not null references sale_order (id),
  attempt_uuid uuid references payment_attempt (uuid),
  refund_uuid uuid,
  method text not null,
  -- The provider's own number.
  transaction_id text not null,
  type text not null check (type in ('payment', 'authorization', 'refund', 'chargeback')),
  status text not null check (status in ('pending', 'paid', 'failed', 'canceled', 'refunded')),
  amount numeric(16,4) not null,
  currency text not null,
  data jsonb not null default '{}',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (method, transaction_id, type)
);
create index payment_transaction_order on payment_transaction (order_id);

-- What providers told, as it came, without card data: kept 30 days (domain 4.6).
create table payment_notice (
  id bigint generated always as identity primary key,
  provider text not null,
  verdict text not null,
  order_id bigint references sale_order (id),
  body text not null,
  received_at timestamptz not null
);
create index payment_notice_received on payment_notice (received_at);

create table store_credit_entry (
  uuid uuid primary key,
  customer_id uuid not null references customer (id),
  amount numeric(16,4) not null check (amount <> 0),
  reason text not null check (reason in ('refund', 'gesture', 'order', 'order_canceled', 'expiry')),
  order_id bigint references sale_order (id),
  expires_at timestamptz,
  created_at timestamptz not null
);
create index store_credit_entry_customer on store_credit_entry (customer_id);

-- ---------------------------------------------------------------- shipments, invoices, refunds
create table shipment (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique,
  order_id bigint not null references sale_order (id),
  status text not null check (status in ('pending', 'processing', 'completed', 'canceled')),
  source text not null,
  carrier_code text,
  carrier_title text not null,
  track_number text,
  track_url text,
  total_weight_grams int,
  packages jsonb not null default '[]',
  shipped_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  canceled_at timestamptz,
  created_at timestamptz not null
);
create index shipment_order on shipment (order_id, id);

create table shipment_line (
  shipment_id bigint not null references shipment (id),
  order_line_id bigint not null references sale_order_line (id),
  quantity int not null check (quantity > 0),
  primary key (shipment_id, order_line_id)
);

-- Never changed once issued, never deleted: what corrects one is a credit note.
create table invoice (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique,
  order_id bigint not null references sale_order (id),
  state text not null check (state in ('pending_payment', 'paid', 'overdue', 'refunded')),
  issued_at timestamptz not null,
  due_at timestamptz,
  grand_total numeric(16,4) not null,
  tax_total numeric(16,4) not null,
  shipping_amount numeric(16,4) not null,
  -- Quantities and parts by line, and everything its document says.
  parts jsonb not null,
  model jsonb not null,
  reminders_sent int not null default 0,
  reminded_at timestamptz
);
create index invoice_order on invoice (order_id, id);

create table refund (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique,
  order_id bigint not null references sale_order (id),
  state text not null check (state in ('pending', 'refunded', 'failed')),
  method text not null check (method in ('provider', 'transfer', 'store_credit', 'manual')),
  reason text,
  lines jsonb not null,
  shipping_amount numeric(16,4) not null,
  adjustment_refund numeric(16,4) not null default 0,
  adjustment_fee numeric(16,4) not null default 0,
  tax_total numeric(16,4) not null,
  grand_total numeric(16,4) not null check (grand_total > 0),
  model jsonb not null,
  rma_id bigint,
  withdrawal_id bigint,
  provider_reference text,
  failure text,
  created_by text not null,
  created_at timestamptz not null,
  settled_at timestamptz
);
create index refund_order on refund (order_id, id);

-- A document as it was made: the file in the storage and its hash.
create table document (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('quote', 'order', 'invoice', 'credit_note', 'delivery_slip', 'return_slip')),
  subject_uuid uuid not null,
  version int not null default 1,
  sha256 text not null,
  file text not null,
  bytes int not null,
  created_at timestamptz not null,
  unique (kind, subject_uuid, version)
);

-- ---------------------------------------------------------------- returns and withdrawal
create table rma_reason (
  uuid uuid primary key,
  rev bigint not null default 1,
  code text not null constraint rma_reason_code unique,
  title jsonb not null,
  resolutions text[] not null default '{refund}',
  requires_image boolean not null default false,
  shop_fault boolean not null default false,
  status boolean not null default true,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table rma (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique,
  order_id bigint not null references sale_order (id),
  customer_id uuid references customer (id),
  email text not null,
  locale text not null,
  status text not null check (status in ('new_request', 'processing', 'solved', 'refused', 'awaiting_return', 'returned', 'refunded', 'new_parcel_sent', 'customer-closed')),
  type text not null check (type in ('return', 'exchange', 'warranty', 'withdrawal', 'delivery_issue')),
  package_condition text not null check (package_condition in ('unopened', 'opened', 'damaged')),
  information text not null default '',
  preferred_resolution text not null check (preferred_resolution in ('refund', 'exchange', 'repair', 'store_credit')),
  granted_resolution text,
  refusal_reason text,
  received_at timestamptz,
  closed_at timestamptz,
  deadline_at timestamptz,
  refund_uuid uuid,
  rev bigint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index rma_customer on rma (customer_id, id);
create index rma_order on rma (order_id);

create table rma_line (
  rma_id bigint not null references rma (id),
  order_line_id bigint not null references sale_order_line (id),
  quantity int not null check (quantity > 0),
  reason text not null references rma_reason (code) on update cascade,
  received_qty int,
  accepted_qty int,
  restock boolean,
  primary key (rma_id, order_line_id)
);

create table rma_image (
  uuid uuid primary key,
  rma_id bigint not null references rma (id),
  position int not null,
  file text not null,
  mime text not null,
  bytes int not null,
  width int not null,
  height int not null,
  created_at timestamptz not null
);

create table rma_message (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  rma_id bigint not null references rma (id),
  author text not null check (author in ('customer', 'shop', 'system')),
  message text not null,
  is_internal boolean not null default false,
  at timestamptz not null
);
create index rma_message_rma on rma_message (rma_id, id);

create table rma_status_change (
  id bigint generated always as identity primary key,
  rma_id bigint not null references rma (id),
  from_status text,
  to_status text not null,
  actor text not null,
  reason text,
  at timestamptz not null
);

create table withdrawal (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  order_id bigint not null references sale_order (id),
  customer_id uuid references customer (id),
  name text not null,
  email text not null,
  -- Lines and quantities; null: the whole order.
  lines jsonb,
  reason text,
  status text not null check (status in ('received', 'refunded', 'declined')),
  declined_reason text,
  rma_id bigint references rma (id),
  received_at timestamptz not null,
  acknowledged_at timestamptz
);
create index withdrawal_order on withdrawal (order_id);
alter table refund add constraint refund_rma foreign key (rma_id) references rma (id);
alter table refund add constraint refund_withdrawal foreign key (withdrawal_id) references withdrawal (id);

insert into rma_reason (uuid, code, title, resolutions, requires_image, shop_fault, position) values
  (gen_random_uuid(), 'wrong-vehicle', '{"fr_FR": "Ne correspond pas à mon véhicule", "en_GB": "Does not fit my vehicle"}', '{refund,exchange,store_credit}', false, false, 1),
  (gen_random_uuid(), 'defective', '{"fr_FR": "Produit défectueux", "en_GB": "Faulty product"}', '{refund,exchange,repair,store_credit}', true, true, 2),
  (gen_random_uuid(), 'damaged', '{"fr_FR": "Produit endommagé à la livraison", "en_GB": "Damaged on delivery"}', '{refund,exchange,store_credit}', true, true, 3),
  (gen_random_uuid(), 'picking-error', '{"fr_FR": "Erreur de préparation", "en_GB": "Wrong item sent"}', '{refund,exchange,store_credit}', false, true, 4),
  (gen_random_uuid(), 'not-as-described', '{"fr_FR": "Description inexacte", "en_GB": "Not as described"}', '{refund,exchange,store_credit}', false, true, 5),
  (gen_random_uuid(), 'wrong-size', '{"fr_FR": "Taille inadaptée", "en_GB": "Wrong size"}', '{refund,exchange,store_credit}', false, false, 6),
  (gen_random_uuid(), 'changed-mind', '{"fr_FR": "Je ne souhaite plus ce produit", "en_GB": "I no longer want this product"}', '{refund,store_credit}', false, false, 7),
  (gen_random_uuid(), 'late', '{"fr_FR": "Livré en retard", "en_GB": "Delivered late"}', '{refund,store_credit}', false, true, 8),
  (gen_random_uuid(), 'warranty', '{"fr_FR": "Panne sous garantie", "en_GB": "Breakdown under warranty"}', '{repair,exchange,refund}', true, false, 9),
  (gen_random_uuid(), 'deposit', '{"fr_FR": "Retour de consigne (vieille matière)", "en_GB": "Return of a deposit part (old core)"}', '{refund,store_credit}', false, false, 10);

-- Counts the tries to pay: providers want a number that does not come twice in a day.
create sequence payment_serial;
