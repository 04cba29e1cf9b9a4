-- ---------------------------------------------------------------- on what terms the shop sells: taxes, delivery, rules
create table currency (
  uuid uuid primary key,
  rev bigint not null default 1,
  code text not null constraint currency_code unique check (code ~ '^[A-Z]{3}$'),
  name text not null,
  symbol text not null,
  decimals int not null default 2 check (decimals between 0 and 4),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table exchange_rate (
  uuid uuid primary key,
  rev bigint not null default 1,
  -- Of one euro in this currency.
  currency text not null constraint exchange_rate_currency unique references currency (code),
  rate numeric(24,12) not null check (rate > 0),
  source text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table tax_category (
  uuid uuid primary key,
  rev bigint not null default 1,
  code text not null constraint tax_category_code unique,
  name text not null,
  description text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table tax_rate (
  uuid uuid primary key,
  rev bigint not null default 1,
  identifier text not null constraint tax_rate_identifier unique,
  category text not null references tax_category (code) on update cascade,
  -- ISO 3166-1; '*': every country.
  country text not null,
  state text not null default '*',
  zip_from text,
  zip_to text,
  rate numeric(7,4) not null check (rate between 0 and 100),
  -- What a document must say where the rate is 0 (CGI); null: nothing.
  legal_mention text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((zip_from is null) = (zip_to is null))
);
create index tax_rate_category on tax_rate (category, country);

create table table_rate_set (
  uuid uuid primary key,
  rev bigint not null default 1,
  code text not null constraint table_rate_set_code unique,
  name text not null,
  carrier_title text not null,
  description text,
  -- With {number} for the number of the parcel.
  tracking_url text,
  status boolean not null default true,
  condition_type text not null check (condition_type in ('weight', 'price', 'quantity')),
  delivery_min_days int not null default 2 check (delivery_min_days >= 0),
  delivery_max_days int not null default 4,
  allow_oversize boolean not null default false,
  allow_dangerous boolean not null default false,
  position int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (delivery_max_days >= delivery_min_days)
);

create table table_rate (
  uuid uuid primary key,
  rev bigint not null default 1,
  set_code text not null references table_rate_set (code) on update cascade on delete cascade,
  country text not null,
  region text not null default '*',
  zip_from text,
  zip_to text,
  -- Kilograms, euros or units, by the set's kind; the upper end does not belong to it.
  condition_from numeric(12,4) not null check (condition_from >= 0),
  condition_to numeric(12,4),
  price numeric(12,4) not null check (price >= 0),
  price_per_extra_unit numeric(12,4) check (price_per_extra_unit >= 0),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (condition_to is null or condition_to > condition_from),
  check ((zip_from is null) = (zip_to is null))
);
create index table_rate_set_code_idx on table_rate (set_code);

create table cart_rule (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null,
  description text,
  label text not null,
  status boolean not null default true,
  -- First and last day, in Paris.
  starts_from date,
  ends_till date,
  areas text[] not null,
  customer_groups text[] not null,
  coupon_type text not null default 'none' check (coupon_type in ('none', 'specific')),
  usage_per_customer int not null default 0 check (usage_per_customer >= 0),
  uses_per_coupon int not null default 0 check (uses_per_coupon >= 0),
  times_used int not null default 0 check (times_used >= 0),
  condition_type text not null default 'all' check (condition_type in ('all', 'any')),
  conditions jsonb not null default '[]',
  action_type text not null check (action_type in ('by_percent', 'by_fixed', 'cart_fixed', 'buy_x_get_y')),
  -- A percent with four decimals, an amount in euros, or units: by the action.
  discount_amount numeric(12,4) not null check (discount_amount >= 0),
  discount_quantity int not null default 0 check (discount_quantity >= 0),
  discount_step int not null default 0 check (discount_step >= 0),
  apply_to_shipping boolean not null default false,
  free_shipping boolean not null default false,
  end_other_rules boolean not null default false,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create table cart_rule_coupon (
  uuid uuid primary key,
  rev bigint not null default 1,
  rule_uuid uuid not null references cart_rule (uuid) on delete cascade,
  code text not null,
  usage_limit int not null default 0 check (usage_limit >= 0),
  usage_per_customer int not null default 0 check (usage_per_customer >= 0),
  times_used int not null default 0 check (times_used >= 0),
  expired_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index cart_rule_coupon_code on cart_rule_coupon (upper(code));

-- How often a person used a rule; given back where an order is cancelled before it was paid.
create table cart_rule_usage (
  rule_uuid uuid not null references cart_rule (uuid) on delete cascade,
  coupon_uuid uuid references cart_rule_coupon (uuid) on delete cascade,
  customer_id uuid not null references customer (id) on delete cascade,
  order_uuid uuid not null,
  used_at timestamptz not null,
  primary key (rule_uuid, order_uuid)
);
create index cart_rule_usage_customer on cart_rule_usage (customer_id, rule_uuid);

create table catalog_rule (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null,
  description text,
  status boolean not null default true,
  starts_from date,
  ends_till date,
  areas text[] not null,
  customer_groups text[] not null,
  condition_type text not null default 'all' check (condition_type in ('all', 'any')),
  conditions jsonb not null default '[]',
  action_type text not null check (action_type in ('by_percent', 'by_fixed', 'to_percent', 'to_fixed')),
  discount_amount numeric(12,4) not null check (discount_amount >= 0),
  end_other_rules boolean not null default false,
  sort_order int not null default 0,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The code a person put on their cart, as it was accepted.
alter table cart add column coupon_uuid uuid references cart_rule_coupon (uuid) on delete set null;

alter table product add column tax_category text not null default 'tva-20';
alter table product add column is_oversize boolean not null default false;
alter table product add column is_dangerous boolean not null default false;
-- Why a consumer cannot withdraw from its purchase (Code de la consommation, art. L221-28); null: they can.
alter table product add column withdrawal_exclusion text
  check (withdrawal_exclusion in ('made_to_order', 'unsealed_hygiene', 'download'));
alter table product add column allow_return boolean not null default true;

-- ---------------------------------------------------------------- what every French shop begins with
insert into currency (uuid, code, name, symbol) values (gen_random_uuid(), 'EUR', 'Euro', '€');

insert into tax_category (uuid, code, name, description) values
  (gen_random_uuid(), 'tva-20', 'TVA 20 %', 'Pièces, équipement, main-d’œuvre, livraison'),
  (gen_random_uuid(), 'tva-10', 'TVA 10 %', null),
  (gen_random_uuid(), 'tva-5-5', 'TVA 5,5 %', 'Livres : manuels de réparation'),
  (gen_random_uuid(), 'tva-2-1', 'TVA 2,1 %', 'Presse'),
  (gen_random_uuid(), 'marge', 'TVA sur la marge', 'Véhicules et pièces d’occasion'),
  (gen_random_uuid(), 'exonere', 'Exonéré', 'Hors champ de la TVA');

-- Mainland France with Corsica, and Monaco, which is part of its VAT territory (CGI, art. 294; convention of 1963).
insert into tax_rate (uuid, identifier, category, country, rate, legal_mention)
select gen_random_uuid(), country || '-' || category, category, country, rate, mention
from (values ('FR'), ('MC')) as place (country)
cross join (values
  ('tva-20', 20, null),
  ('tva-10', 10, null),
  ('tva-5-5', 5.5, null),
  ('tva-2-1', 2.1, null),
  ('marge', 0, 'Régime particulier – Biens d’occasion'),
  ('exonere', 0, null)
) as kind (category, rate, mention);

-- Standard rates of the other member states: used once yearly distance sales have passed 10,000 € (CGI, art. 259 D).
insert into tax_rate (uuid, identifier, category, country, rate)
select gen_random_uuid(), country || '-tva-20', 'tva-20', country, rate
from (values
  ('AT', 20), ('BE', 21), ('BG', 20), ('HR', 25), ('CY', 19), ('CZ', 21),
  ('DK', 25), ('EE', 24), ('FI', 25.5), ('DE', 19), ('GR', 24), ('HU', 27),
  ('IE', 23), ('IT', 22), ('LV', 21), ('LT', 21), ('LU', 17), ('MT', 18),
  ('NL', 21), ('PL', 23), ('PT', 23), ('RO', 21), ('SK', 23), ('SI', 22),
  ('ES', 21), ('SE', 25)
) as standard (country, rate);

update product set tax_category = case
  when tax_percent = 20 then 'tva-20' when tax_percent = 10 then 'tva-10' when tax_percent = 5.5 then 'tva-5-5'
  when tax_percent = 2.1 then 'tva-2-1' when type = 'vehicle' then 'marge' else 'exonere' end;
alter table product add foreign key (tax_category) references tax_category (code) on update cascade;
