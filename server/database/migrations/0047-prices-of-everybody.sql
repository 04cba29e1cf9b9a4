-- A price from a quantity on may be everybody's (domain 2.5): no group. What one piece costs is the product's own price.
alter table group_price
  alter column group_code drop not null,
  drop constraint group_price_quantity,
  add constraint group_price_quantity unique nulls not distinct (product_id, group_code, quantity),
  add constraint group_price_everybody check (group_code is not null or quantity > 1);

-- The page of its product says it: published whatever became of price and stock.
alter table product_touched add column shown boolean not null default false;

create function note_shown_product(id bigint) returns void language plpgsql as $$
begin
  insert into product_touched (product_id, shown) values (id, true);
  perform pg_notify('shop_moved', 'touched');
end $$;

create or replace function note_group_price() returns trigger language plpgsql as $$
begin
  perform note_moved_prices(case tg_op
    when 'INSERT' then array[new.group_code]
    when 'DELETE' then array[old.group_code]
    else array[old.group_code, new.group_code]
  end);
  if tg_op <> 'INSERT' and old.group_code is null then
    perform note_shown_product(old.product_id);
  end if;
  if tg_op <> 'DELETE' and new.group_code is null then
    perform note_shown_product(new.product_id);
  end if;
  return null;
end $$;

create or replace function note_priced_product() returns trigger language plpgsql as $$
begin
  if old.sku is distinct from new.sku then
    update group_price set sku = new.sku where product_id = new.id;
  end if;
  perform note_moved_prices(array(
    select distinct group_code from group_price where product_id in (new.id, new.parent_id)
  ));
  if exists (select 1 from group_price where product_id in (new.id, new.parent_id) and group_code is null) then
    perform note_shown_product(new.id);
  end if;
  return null;
end $$;
