-- The shop's first schema. Facts of the shop have a numeric identity for joins and a UUID that travels (design §5,
-- rule 2); editable things carry `rev`; documents keep `working` and `published` apart (rule 19); amounts are
-- numeric(12,4) euros (design §6). Revisions are counters per channel, locked by the writing transaction (rule 10).

create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- ---------------------------------------------------------------- who this database is
create table shop (
  only_row boolean primary key default true check (only_row),
  -- A restore writes a new epoch: every cursor of before is answered with `reset` (rule 11).
  epoch uuid not null default gen_random_uuid(),
  seeded_at timestamptz,
  created_at timestamptz not null default now()
);
insert into shop default values;

create table core_config (
  id bigint generated always as identity primary key,
  code text not null,
  value text,
  channel_code text,
  locale_code text,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (code, channel_code, locale_code)
);

create table branding (
  id text primary key,
  kind text not null check (kind in ('color', 'image', 'text')),
  value text
);

-- ---------------------------------------------------------------- channels and their revisions
-- `catalogue` is public; `visitor:<uuid>` and later `customer:<uuid>` belong to a person.
create table channel (
  name text primary key,
  rev bigint not null default 0,
  rev_id uuid not null default gen_random_uuid(),
  updated_at timestamptz not null default now()
);
insert into channel (name) values ('catalogue');

-- Latest change of every entity of a channel: a pull since a revision reads what lies above it.
create table channel_change (
  channel text not null references channel (name) on delete cascade,
  entity text not null,
  rev bigint not null,
  removed boolean not null default false,
  primary key (channel, entity)
);
create index channel_change_rev on channel_change (channel, rev);

-- Every revision's random id, so that a cursor from another history is recognised. Kept 30 days.
create table channel_revision (
  channel text not null references channel (name) on delete cascade,
  rev bigint not null,
  rev_id uuid not null,
  at timestamptz not null default now(),
  primary key (channel, rev)
);
insert into channel_revision (channel, rev, rev_id) select name, rev, rev_id from channel;

-- ---------------------------------------------------------------- catalogue
create table category (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  area text not null check (area in ('auto', 'moto')),
  parent_id bigint references category (id),
  position int not null default 0,
  is_active boolean not null default true,
  name jsonb not null,
  slug text not null,
  description text not null default '',
  picture jsonb,
  filters text[] not null default '{}',
  meta_title text,
  meta_description text,
  rev bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (area, slug)
);

create table attribute (
  id bigint generated always as identity primary key,
  code text not null unique check (code ~ '^[a-z][a-z0-9_]*$'),
  label jsonb not null,
  type text not null check (type in ('text', 'number', 'boolean', 'select', 'multiselect')),
  unit text,
  heading jsonb not null,
  position int not null default 0,
  is_filterable boolean not null default false,
  is_configurable boolean not null default false,
  is_visible_on_front boolean not null default true,
  rev bigint not null default 1
);

create table attribute_option (
  id bigint generated always as identity primary key,
  attribute_id bigint not null references attribute (id) on delete cascade,
  label jsonb not null,
  swatch text,
  position int not null default 0
);
create index attribute_option_attribute on attribute_option (attribute_id, position);

create table attribute_family (
  id bigint generated always as identity primary key,
  code text not null unique,
  name text not null,
  -- The {type} segment of product addresses.
  slug text not null unique,
  attributes text[] not null default '{}',
  rev bigint not null default 1
);

create table product (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  area text not null check (area in ('auto', 'moto')),
  type text not null check (type in ('simple', 'configurable', 'virtual', 'vehicle')),
  parent_id bigint references product (id) on delete cascade,
  family_id bigint not null references attribute_family (id),
  sku text not null,
  slug text not null,
  name text not null,
  -- Name in the order every side sorts by (core/search sortKey): plain code units.
  name_key text collate "C" not null,
  subtitle text not null default '',
  short_description text not null default '',
  description jsonb not null default '[]',
  is_active boolean not null default true,
  is_visible boolean not null default true,
  featured int not null default 0,
  -- Prices include tax (domain 0.4, decision 5).
  price numeric(12,4) not null,
  special_price numeric(12,4),
  special_from date,
  special_to date,
  -- Lowest price of the 30 days before a reduction (art. L112-1-1 Code de la consommation).
  prior_price numeric(12,4),
  tax_percent numeric(7,4) not null default 20,
  deposit numeric(12,4) not null default 0,
  eco_contribution numeric(12,4) not null default 0,
  manage_stock boolean not null default true,
  back_orders boolean not null default false,
  weight_grams int,
  warranty_months int not null default 24,
  return_days int not null default 30,
  ean13 text,
  manufacturer_reference text,
  -- Values by attribute code: text, number, boolean, or option ids for select and multiselect.
  attributes jsonb not null default '{}',
  -- Codes of the attributes that tell the variants of a configurable apart.
  super_attributes text[] not null default '{}',
  meta_title text,
  meta_description text,
  rev bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);
create unique index product_sku on product (lower(sku));
create unique index product_slug on product (area, slug) where parent_id is null;
create index product_parent on product (parent_id);
create index product_name on product (name_key, id);

create table product_reference (
  product_id bigint not null references product (id) on delete cascade,
  kind text not null check (kind in ('oem', 'supplier', 'ean', 'old')),
  brand text not null default '',
  number text not null,
  primary key (product_id, kind, number)
);

create table product_category (
  product_id bigint not null references product (id) on delete cascade,
  category_id bigint not null references category (id) on delete cascade,
  -- The lowest is the main category (breadcrumb, canonical).
  position int not null default 0,
  primary key (product_id, category_id)
);
create index product_category_category on product_category (category_id);

create table product_relation (
  product_id bigint not null references product (id) on delete cascade,
  related_id bigint not null references product (id) on delete cascade,
  kind text not null check (kind in ('related', 'up_sell', 'cross_sell')),
  position int not null default 0,
  primary key (product_id, kind, related_id)
);

create table product_stock (
  product_id bigint not null references product (id) on delete cascade,
  source text not null default 'principal',
  quantity int not null default 0,
  reserved int not null default 0,
  -- The state last shown in the catalogue channel: it only moves when this does (rule 10).
  shown smallint,
  primary key (product_id, source)
);

create table product_price_history (
  product_id bigint not null references product (id) on delete cascade,
  price numeric(12,4) not null,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (product_id, started_at)
);

create table media (
  -- Hash of the source: the same picture is kept once.
  hash text primary key,
  uuid uuid not null unique default gen_random_uuid(),
  mime text not null,
  width int not null,
  height int not null,
  bytes int not null,
  -- Widths made, by format: {"webp": [400, 800], "avif": []}.
  sizes jsonb not null default '{}',
  created_at timestamptz not null default now()
);

create table product_media (
  product_id bigint not null references product (id) on delete cascade,
  hash text not null references media (hash),
  alt text not null,
  position int not null default 0,
  primary key (product_id, hash)
);

create table redirect (
  from_path text primary key,
  to_path text not null,
  status int not null default 301 check (status in (301, 302, 410)),
  origin text not null default 'manual' check (origin in ('slug_change', 'manual', 'import')),
  created_at timestamptz not null default now()
);

-- Pages of the replica by content hash, the answers of the last 7 days' manifests (rule 12).
create table catalogue_page (
  hash text primary key,
  kind text not null,
  body bytea not null,
  last_named_at timestamptz not null default now()
);

-- ---------------------------------------------------------------- contents
create table content (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  type text not null check (type in ('page', 'post')),
  list text,
  area text check (area in ('auto', 'moto')),
  slug text not null,
  path text not null unique,
  status text not null default 'draft' check (status in ('draft', 'pending', 'scheduled', 'published', 'private', 'trash')),
  -- What editors save, and the one known revision that visitors see (rule 19).
  working jsonb not null,
  published jsonb,
  published_rev bigint,
  published_at timestamptz,
  rev bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz
);

create table post_list (
  slug text primary key,
  label text not null,
  type text not null default 'post',
  area text check (area in ('auto', 'moto')),
  position int not null default 0
);

create table menu (
  location text primary key,
  items jsonb not null,
  rev bigint not null default 1
);

create table slider (
  code text primary key,
  title text not null,
  slides jsonb not null,
  is_active boolean not null default true,
  rev bigint not null default 1
);

-- ---------------------------------------------------------------- visitors, groups, lanes, results
create table visitor (
  id uuid primary key,
  -- sha256 of the cookie's secret: the cookie itself is never stored.
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  seen_at timestamptz not null
);

create table sync_group (
  id uuid primary key,
  visitor_id uuid references visitor (id) on delete cascade,
  customer_id uuid,
  build text not null default '',
  created_at timestamptz not null,
  check ((visitor_id is null) <> (customer_id is null))
);

create table sync_lane (
  group_id uuid not null references sync_group (id) on delete cascade,
  lane text not null,
  last_seq bigint not null default 0,
  primary key (group_id, lane)
);

-- Results of changes: kept 30 days, the last of a lane for ever (rule 8). `mut_id` is what makes an effect happen once,
-- in whatever group, lane or direct call it arrives; direct calls have no group.
create table sync_result (
  mut_id uuid primary key,
  visitor_id uuid references visitor (id) on delete cascade,
  group_id uuid references sync_group (id) on delete cascade,
  lane text,
  seq bigint,
  route text not null,
  status text not null check (status in ('applied', 'refused')),
  code text,
  data jsonb,
  at timestamptz not null,
  unique (group_id, lane, seq),
  check ((group_id is null) = (lane is null) and (lane is null) = (seq is null))
);
create index sync_result_at on sync_result (at);

-- ---------------------------------------------------------------- carts, quotes, contact
create table cart (
  id bigint generated always as identity primary key,
  uuid uuid not null unique default gen_random_uuid(),
  area text not null check (area in ('auto', 'moto')),
  visitor_id uuid references visitor (id) on delete cascade,
  customer_id uuid,
  notices jsonb not null default '[]',
  merged_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (visitor_id, area)
);

create table cart_line (
  cart_id bigint not null references cart (id) on delete cascade,
  line_key text not null,
  product_id bigint not null references product (id),
  variant_id bigint references product (id),
  quantity int not null check (quantity between 0 and 9999),
  -- The price the person was last shown, to tell when it has moved. For display only (rule 6).
  seen_price numeric(12,4) not null,
  added_at timestamptz not null,
  position bigint generated always as identity,
  primary key (cart_id, line_key)
);

create sequence quote_number;

create table quote (
  id bigint generated always as identity primary key,
  -- Given by the device; never purged (rule 2).
  uuid uuid not null unique,
  mut_id uuid not null unique,
  number text not null unique,
  area text not null check (area in ('auto', 'moto')),
  state text not null default 'requested',
  origin text not null default 'cart' check (origin in ('cart', 'vehicle', 'contact', 'admin')),
  visitor_id uuid references visitor (id) on delete set null,
  customer_id uuid,
  contact jsonb not null,
  vehicle text,
  wanted_date date,
  comment text,
  sub_total numeric(16,4) not null,
  tax_total numeric(16,4) not null,
  grand_total numeric(16,4) not null,
  rev bigint not null default 1,
  requested_at timestamptz not null,
  updated_at timestamptz not null
);

create table quote_line (
  quote_id bigint not null references quote (id) on delete cascade,
  position int not null,
  product_id bigint references product (id) on delete set null,
  variant_id bigint references product (id) on delete set null,
  sku text not null,
  name text not null,
  options jsonb not null default '[]',
  requested_qty int not null,
  unit_price numeric(12,4) not null,
  tax_percent numeric(7,4) not null,
  primary key (quote_id, position)
);

create table contact_request (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  mut_id uuid not null unique,
  area text not null check (area in ('auto', 'moto')),
  topic text not null check (topic in ('contact', 'vehicle')),
  visitor_id uuid references visitor (id) on delete set null,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  order_number text,
  vehicle_uuid uuid,
  request_type text,
  wanted_date date,
  message text not null,
  state text not null default 'new' check (state in ('new', 'handled')),
  received_at timestamptz not null
);

create table consent (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  visitor_id uuid,
  version text not null,
  choices jsonb not null,
  ip_truncated text not null,
  created_at timestamptz not null
);

create table mail_log (
  id bigint generated always as identity primary key,
  -- One mail per effect: a job that runs twice sends once.
  key text not null unique,
  recipient text not null,
  subject text not null,
  template text not null,
  status text not null default 'queued' check (status in ('queued', 'sent', 'failed')),
  error text,
  created_at timestamptz not null default now(),
  sent_at timestamptz
);

-- Attempts per key and window, shared by every process of the shop.
create table attempt (
  key text not null,
  window_start timestamptz not null,
  count int not null,
  primary key (key, window_start)
);
