-- ---------------------------------------------------------------- customers
create table customer_group (
  code text primary key,
  name jsonb not null,
  -- Groups the shop came with are not deleted.
  is_user_defined boolean not null default true
);

insert into customer_group (code, name, is_user_defined) values
  ('guest', '{"fr_FR": "Visiteurs", "en_GB": "Visitors"}', false),
  ('general', '{"fr_FR": "Particuliers", "en_GB": "Individuals"}', false),
  ('pro', '{"fr_FR": "Professionnels", "en_GB": "Professionals"}', false),
  ('garage', '{"fr_FR": "Garages partenaires", "en_GB": "Partner garages"}', false);

create table customer (
  id uuid primary key,
  email text not null unique check (email = lower(email)),
  -- argon2id, with its own salt and parameters.
  password_hash text not null,
  group_code text not null references customer_group (code),
  customer_type text not null check (customer_type in ('individual', 'professional')),
  gender text not null check (gender in ('Mr', 'Mrs', 'Other')),
  last_name text not null check (char_length(last_name) between 1 and 35),
  first_name text not null check (char_length(first_name) between 1 and 35),
  birth_date date,
  phone text not null,
  company text,
  address text,
  additional_address text,
  corporate_name text,
  trade_name text,
  siret text check (siret ~ '^\d{14}$'),
  website text,
  vat_number text,
  ape_code text,
  approval text not null check (approval in ('pending', 'approved', 'refused')),
  is_active boolean not null default true,
  -- When the address was proven by a link sent to it; nobody signs in before.
  verified_at timestamptz,
  newsletter boolean not null default false,
  -- The language letters are written in where no request names one.
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  last_login_at timestamptz,
  login_count int not null default 0,
  rev bigint not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (customer_type = 'individual' or (corporate_name is not null and siret is not null))
);

create table customer_address (
  -- Given by the device.
  uuid uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  label text,
  gender text not null check (gender in ('Mr', 'Mrs', 'Other')),
  first_name text not null check (char_length(first_name) between 1 and 35),
  last_name text not null check (char_length(last_name) between 1 and 35),
  company_name text,
  vat_number text,
  street1 text not null,
  street2 text,
  additional text,
  postcode text not null,
  city text not null,
  country text not null,
  phone text not null,
  delivery_note text,
  is_default_billing boolean not null,
  is_default_shipping boolean not null,
  rev bigint not null,
  position bigint generated always as identity,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index customer_address_customer on customer_address (customer_id, position);
create unique index customer_address_billing on customer_address (customer_id) where is_default_billing;
create unique index customer_address_shipping on customer_address (customer_id) where is_default_shipping;

create table wish (
  customer_id uuid not null references customer (id) on delete cascade,
  area text not null check (area in ('auto', 'moto')),
  line_key text not null,
  product_id bigint not null references product (id),
  variant_id bigint references product (id),
  -- For the author's own view; null for an article without a price of its own.
  price_when_added numeric(12,4),
  added_at timestamptz not null,
  position bigint generated always as identity,
  primary key (customer_id, area, line_key)
);

-- ---------------------------------------------------------------- sessions, links of mails, failed attempts
create table customer_session (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  -- sha256 of the cookie's secret: the cookie itself is never stored.
  secret_hash bytea not null unique,
  -- The guest this browser was until it signed in.
  visitor_id uuid references visitor (id) on delete set null,
  remembered boolean not null,
  browser text not null,
  created_at timestamptz not null,
  seen_at timestamptz not null
);
create index customer_session_customer on customer_session (customer_id);

create table account_link (
  id uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset', 'email')),
  -- sha256 of the secret in the link; null until the letter that carries it is written.
  secret_hash bytea unique,
  -- The address that the link proves.
  email text not null,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index account_link_customer on account_link (customer_id, purpose);

create table attempt_lock (
  -- What is attempted, and the sha256 of whom: nobody's address lies here.
  key text primary key,
  failures int not null,
  until timestamptz not null
);

-- ---------------------------------------------------------------- what guests had, customers have
-- The customer who signed in where this visitor was; what it holds enters that customer's carts by a merge.
alter table visitor
  add column customer_id uuid references customer (id) on delete set null;

alter table sync_group
  add constraint sync_group_customer foreign key (customer_id) references customer (id) on delete cascade;
create index sync_group_customer on sync_group (customer_id) where customer_id is not null;

alter table sync_result
  add column customer_id uuid references customer (id) on delete cascade;

-- A guest's cart stays behind as what was merged: late changes of the guest count as the difference they make in it.
alter table cart
  add constraint cart_customer foreign key (customer_id) references customer (id) on delete cascade,
  add constraint cart_owner check ((visitor_id is null) <> (customer_id is null)),
  add constraint cart_customer_area unique (customer_id, area);

alter table quote
  add constraint quote_customer foreign key (customer_id) references customer (id) on delete set null;
create index quote_customer on quote (customer_id) where customer_id is not null;
create index quote_visitor on quote (visitor_id) where visitor_id is not null;

alter table contact_request
  add column customer_id uuid references customer (id) on delete set null;
create index contact_request_customer on contact_request (customer_id) where customer_id is not null;

create table quote_comment (
  -- Given by the device; never purged.
  uuid uuid primary key,
  mut_id uuid not null unique,
  quote_id bigint not null references quote (id) on delete cascade,
  author text not null check (author in ('customer', 'shop')),
  message text not null check (char_length(message) between 1 and 5000),
  position bigint generated always as identity,
  created_at timestamptz not null
);
create index quote_comment_quote on quote_comment (quote_id, position);
