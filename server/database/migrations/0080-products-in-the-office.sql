-- Products as the back office lists and writes them: those that stand for themselves and are not deleted. A variant is
-- written with the product it belongs to; what is deleted stays as a row, which orders and quotes name for ever.
alter table product
  -- What the shop pays; no visitor is told.
  add column cost numeric(12,4) check (cost >= 0),
  -- Place of a variant among those of its product.
  add column variant_position int not null default 0,
  -- What is said in other languages, by locale.
  add column translations jsonb not null default '{}',
  -- The order of names is the application's (core/search sortKey): whoever writes a name writes this after it.
  alter column name_key set default '',
  add column search_text text generated always as (
    fold_text(name || ' ' || sku || ' ' || coalesce(ean13, '') || ' ' || coalesce(manufacturer_reference, ''))
  ) stored;
create index product_search on product using gin (search_text gin_trgm_ops);
create index product_family on product (family_id);

-- What forms of products read of families and their attributes, where it is not there yet.
alter table attribute_family
  add column if not exists uuid uuid not null default gen_random_uuid(),
  add column if not exists rev_id uuid not null default gen_random_uuid(),
  add column if not exists created_at timestamptz not null default now(),
  add column if not exists updated_at timestamptz not null default now(),
  add column if not exists groups jsonb not null default '[]';
alter table attribute
  add column if not exists name text not null default '',
  add column if not exists validation text,
  add column if not exists regex text,
  add column if not exists default_value text,
  add column if not exists is_required boolean not null default false,
  add column if not exists is_unique boolean not null default false,
  add column if not exists value_per_locale boolean not null default false;
alter table attribute_option
  add column if not exists uuid uuid not null default gen_random_uuid(),
  add column if not exists name text not null default '';
create unique index if not exists attribute_family_uuid on attribute_family (uuid);
do $$
begin
  if exists (select from pg_constraint where conname = 'attribute_family_code_key') then
    alter table attribute_family rename constraint attribute_family_code_key to attribute_family_code;
    alter table attribute_family rename constraint attribute_family_slug_key to attribute_family_slug;
  end if;
end $$;
create or replace trigger new_revision_id before update on attribute_family
  for each row execute function new_revision_id();

-- What is deleted gives its SKU and its address back. The names are those of the view through which the office writes:
-- whoever reads a refusal of the database finds the field by them.
drop index product_sku;
create unique index managed_product_sku on product (lower(sku)) where deleted_at is null;
drop index product_slug;
create unique index managed_product_slug on product (area, slug) where parent_id is null and deleted_at is null;

create or replace function find_priced_product() returns trigger language plpgsql as $$
begin
  select id, sku into strict new.product_id, new.sku from product
  where lower(sku) = lower(new.sku) and deleted_at is null;
  return new;
end $$;

-- A field that was left empty is what the column holds where nothing is said.
create function fill_product() returns trigger language plpgsql as $$
begin
  new.subtitle := coalesce(new.subtitle, '');
  new.short_description := coalesce(new.short_description, '');
  new.description := coalesce(new.description, '[]');
  new.attributes := coalesce(new.attributes, '{}');
  new.super_attributes := coalesce(new.super_attributes, '{}');
  new.tax_category := coalesce(new.tax_category, 'tva-20');
  return new;
end $$;
create trigger fill_product before insert or update on product for each row execute function fill_product();

-- What the office does not write of a variant is what its product is.
create function fill_variant() returns trigger language plpgsql as $$
declare
  parent product;
begin
  select * into strict parent from product where id = new.parent_id;
  new.area := coalesce(new.area, parent.area);
  new.family_id := coalesce(new.family_id, parent.family_id);
  new.type := coalesce(new.type, 'simple');
  new.name := coalesce(new.name, parent.name);
  new.name_key := parent.name_key;
  new.slug := coalesce(new.slug, left(parent.slug, 130) || '-' || lower(regexp_replace(new.sku, '[^A-Za-z0-9-]+', '-', 'g')));
  new.is_visible := false;
  new.tax_category := parent.tax_category;
  new.tax_percent := parent.tax_percent;
  new.deposit := parent.deposit;
  new.eco_contribution := parent.eco_contribution;
  new.manage_stock := parent.manage_stock;
  new.back_orders := parent.back_orders;
  new.weight_grams := coalesce(new.weight_grams, parent.weight_grams);
  new.warranty_months := parent.warranty_months;
  new.return_days := parent.return_days;
  new.allow_return := parent.allow_return;
  new.withdrawal_exclusion := parent.withdrawal_exclusion;
  new.is_oversize := parent.is_oversize;
  new.is_dangerous := parent.is_dangerous;
  return new;
end $$;
create trigger fill_variant before insert on product
  for each row when (new.parent_id is not null and new.area is null) execute function fill_variant();

create view managed_product as
  select
    id, uuid, rev, rev_id, area, type, family_id, sku, slug, name, translations, subtitle, short_description, description,
    is_active, is_visible, featured, price, cost, special_price, special_from, special_to, tax_category, deposit,
    eco_contribution, manage_stock, back_orders, weight_grams, warranty_months, return_days, ean13,
    manufacturer_reference, is_oversize, is_dangerous, withdrawal_exclusion, allow_return, attributes, super_attributes,
    meta_title, meta_description, search_text, created_at, updated_at, deleted_at
  from product
  where parent_id is null and deleted_at is null;

-- Variants as rows of their product.
create view managed_variant as
  select
    uuid, rev, parent_id, variant_position as position, sku, price, special_price, ean13, is_active, attributes,
    created_at, updated_at, deleted_at
  from product
  where parent_id is not null and deleted_at is null;

-- Quotes that are still talked about: what they name stays.
create view pending_product_quote as
  select distinct coalesce(p.parent_id, p.id) as product_id, root.uuid as product, q.number
  from quote q
  join quote_line l on l.quote_id = q.id
  join product p on p.id = coalesce(l.variant_id, l.product_id)
  join product root on root.id = coalesce(p.parent_id, p.id)
  where q.state in ('requested', 'in_review', 'proposed', 'accepted');

-- A picture of a product is a file of the library; the content it shows follows from that.
alter table product_media
  add column uuid uuid not null default gen_random_uuid() constraint product_media_uuid unique,
  add column rev bigint not null default 1,
  add column picture uuid,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  alter column alt set default '';

create function fill_product_picture() returns trigger language plpgsql as $$
begin
  new.alt := coalesce(new.alt, '');
  if new.picture is null then
    new.picture := coalesce(
      (select f.uuid from media_file f where f.hash = new.hash and f.deleted_at is null order by f.created_at limit 1),
      (select m.uuid from media m where m.hash = new.hash)
    );
  elsif tg_op = 'INSERT' or new.picture is distinct from old.picture then
    new.hash := coalesce((select f.hash from media_file f where f.uuid = new.picture and f.type = 'image'), new.hash);
  end if;
  return new;
end $$;
create trigger fill_product_picture
  before insert or update on product_media for each row execute function fill_product_picture();
update product_media set alt = alt;
