-- What a product says for its variants, in one list (core/domain/catalogue/products/inheritance.ts has the fields of the
-- form): a variant begins with it, and is told when it changes. What is not here each variant says itself.
create function inherited_columns() returns text[] language sql immutable as $$
  select array['name', 'name_key', 'tax_category', 'tax_percent', 'deposit', 'eco_contribution', 'special_from',
    'special_to', 'manage_stock', 'without_stock', 'warranty_months', 'return_days', 'allow_return',
    'withdrawal_exclusion', 'is_oversize', 'is_dangerous']
$$;

-- Only what was changed goes on: whether a variant is sold without stock may be its own word until then.
create or replace function follow_product() returns trigger language plpgsql as $$
declare
  changed text := (
    select string_agg(format('%1$I = $1.%1$I', name), ', ') from unnest(inherited_columns()) as name
    where to_jsonb(old) -> name is distinct from to_jsonb(new) -> name
  );
begin
  if changed is not null and exists (select from product where parent_id = new.id) then
    execute 'update product set ' || changed || ' where parent_id = $1.id' using new;
  end if;
  return null;
end $$;
drop trigger follow_product on product;
do $$
begin
  execute (
    select 'create trigger follow_product after update on product for each row when (new.parent_id is null and ('
      || string_agg(format('new.%I', name), ', ') || ') is distinct from ('
      || string_agg(format('old.%I', name), ', ') || ')) execute function follow_product()'
    from unnest(inherited_columns()) as name
  );
end $$;

create or replace function fill_variant() returns trigger language plpgsql as $$
declare
  parent product;
begin
  select * into strict parent from product where id = new.parent_id;
  new.area := coalesce(new.area, parent.area);
  new.family_id := coalesce(new.family_id, parent.family_id);
  new.type := coalesce(new.type, 'simple');
  new.slug := coalesce(new.slug, left(parent.slug, 130) || '-' || lower(regexp_replace(new.sku, '[^A-Za-z0-9-]+', '-', 'g')));
  new.is_visible := false;
  new := jsonb_populate_record(new, (
    select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(parent)) where key = any (inherited_columns())
  ));
  return new;
end $$;

-- A weight of its own is one that differs: without one a piece weighs what its product says.
update product v set weight_grams = null from product p
where p.id = v.parent_id and v.weight_grams = p.weight_grams;

-- Changes of these have never reached variants that were there.
update product v set
  tax_category = p.tax_category, tax_percent = p.tax_percent, deposit = p.deposit, eco_contribution = p.eco_contribution,
  manage_stock = p.manage_stock, warranty_months = p.warranty_months, return_days = p.return_days,
  allow_return = p.allow_return, withdrawal_exclusion = p.withdrawal_exclusion, is_oversize = p.is_oversize,
  is_dangerous = p.is_dangerous
from product p
where p.id = v.parent_id and (
    v.tax_category, v.tax_percent, v.deposit, v.eco_contribution, v.manage_stock, v.warranty_months, v.return_days,
    v.allow_return, v.withdrawal_exclusion, v.is_oversize, v.is_dangerous
  ) is distinct from (
    p.tax_category, p.tax_percent, p.deposit, p.eco_contribution, p.manage_stock, p.warranty_months, p.return_days,
    p.allow_return, p.withdrawal_exclusion, p.is_oversize, p.is_dangerous
  );

-- A column more, behind those that the view has by now.
do $$
begin
  execute 'create or replace view managed_variant as ' || regexp_replace(
    pg_get_viewdef('managed_variant'::regclass), E'\n\\s*FROM product\n', E',\n weight_grams\n FROM product\n'
  );
end $$;
