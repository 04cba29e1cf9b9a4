-- The two halves of the shop as somebody keeps them (domain 9): what search engines read of each, by which host it answers,
-- and whether it is closed for a while.
create table shop_channel (
  uuid uuid primary key default gen_random_uuid(),
  rev bigint not null default 1,
  code text not null constraint shop_channel_code unique,
  name text not null,
  hostname text constraint shop_channel_hostname unique,
  seo_title text,
  seo_description text,
  is_maintenance_on boolean not null default false,
  maintenance_text text,
  allowed_ips text[] not null default '{}',
  translations jsonb not null default '{}',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into shop_channel (code, name, translations) values
  ('auto', 'Auto', '{"en_GB": {"name": "Cars"}}'),
  ('moto', 'Moto', '{"en_GB": {"name": "Motorcycles"}}');
