-- Whether an article is sold without stock is what it says itself, or else what its half of the shop has set (domain
-- 1.5). `back_orders` is what follows: whoever sells, and the former release, read that alone.
alter table product add column without_stock text not null default 'shop' check (without_stock in ('shop', 'yes', 'no'));

create function shop_back_orders(half text) returns boolean language sql stable as $$
  select coalesce((
    select value = '1' from core_config
    where code = 'catalog.inventory.stock_options.back_orders' and locale_code is null
      and (channel_code = half or channel_code is null)
    order by channel_code nulls last limit 1
  ), false)
$$;

-- So far articles said yes, or nothing.
update product set without_stock = 'yes' where back_orders;

-- Whoever writes what follows alone, as the desk of stock and the former release do, says it for the article.
create function follow_back_orders() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.back_orders is distinct from old.back_orders and new.without_stock = old.without_stock then
      new.without_stock := case when new.back_orders then 'yes' else 'no' end;
    end if;
  elsif new.back_orders and new.without_stock = 'shop' then
    new.without_stock := 'yes';
  end if;
  new.back_orders := case new.without_stock when 'shop' then shop_back_orders(new.area) else new.without_stock = 'yes' end;
  return new;
end $$;
-- After those that fill a row in: triggers run in the order of their names.
create trigger follow_back_orders before insert or update of without_stock, back_orders on product
  for each row execute function follow_back_orders();

create trigger product_without_stock_touched after update of without_stock on product
  for each row execute function note_touched_price();

-- What is said of a product holds for its variants, until one of them says something else.
create function follow_product() returns trigger language plpgsql as $$
begin
  update product set without_stock = new.without_stock where parent_id = new.id;
  return null;
end $$;
create trigger follow_product after update of without_stock on product
  for each row when (new.without_stock is distinct from old.without_stock and new.parent_id is null)
  execute function follow_product();

create or replace function fill_variant() returns trigger language plpgsql as $$
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
  new.without_stock := parent.without_stock;
  new.weight_grams := coalesce(new.weight_grams, parent.weight_grams);
  new.warranty_months := parent.warranty_months;
  new.return_days := parent.return_days;
  new.allow_return := parent.allow_return;
  new.withdrawal_exclusion := parent.withdrawal_exclusion;
  new.is_oversize := parent.is_oversize;
  new.is_dangerous := parent.is_dangerous;
  return new;
end $$;

-- A column more, behind those that the view has by now.
do $$
begin
  execute 'create or replace view managed_product as ' || regexp_replace(
    pg_get_viewdef('managed_product'::regclass), E'\n\\s*FROM product\n', E',\n without_stock\n FROM product\n'
  );
end $$;
