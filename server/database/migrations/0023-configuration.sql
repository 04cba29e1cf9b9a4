-- What the back office manages gets what every managed record has: a UUID, a revision, when it was made and written.

alter table customer_group
  add column uuid uuid not null default gen_random_uuid() constraint customer_group_uuid unique,
  add column rev bigint not null default 1,
  add column translations jsonb not null default '{}',
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
-- French stands in its own column, as of every translatable field; the other languages beside it.
update customer_group set translations = jsonb_build_object('en_GB', jsonb_build_object('name', name ->> 'en_GB'))
where name ? 'en_GB';
alter table customer_group alter column name type text using coalesce(name ->> 'fr_FR', name ->> 'en_GB', code);
alter table customer_group rename constraint customer_group_pkey to customer_group_code;

alter table slider
  add column uuid uuid not null default gen_random_uuid() constraint slider_uuid unique,
  -- Of each slide by its UUID, until the back office writes them with it.
  add column pictures jsonb not null default '{}',
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();
alter table slider rename constraint slider_pkey to slider_code;
update slider set slides = coalesce((
  select jsonb_agg(slide || jsonb_build_object('uuid', gen_random_uuid()) order by at)
  from jsonb_array_elements(slides) with ordinality as one (slide, at)), '[]');
update slider set
  pictures = coalesce((select jsonb_object_agg(slide ->> 'uuid', slide -> 'picture') from jsonb_array_elements(slides) as one (slide)), '{}'),
  slides = coalesce((
    select jsonb_agg(slide - 'picture' order by at) from jsonb_array_elements(slides) with ordinality as one (slide, at)), '[]');

alter table redirect
  add column uuid uuid not null default gen_random_uuid() constraint redirect_uuid unique,
  add column rev bigint not null default 1,
  add column updated_at timestamptz not null default now();
alter table redirect rename constraint redirect_pkey to redirect_from_path;

-- Languages of the shop (domain 9); those that are not active are not offered to readers.
create table shop_locale (
  uuid uuid primary key default gen_random_uuid(),
  rev bigint not null default 1,
  code text not null constraint shop_locale_code unique check (code ~ '^[a-z]{2}_[A-Z]{2}$'),
  name text not null,
  direction text not null default 'ltr' check (direction in ('ltr', 'rtl')),
  status boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into shop_locale (code, name) values ('fr_FR', 'Français'), ('en_GB', 'English');
