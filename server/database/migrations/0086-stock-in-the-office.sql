-- Stock as the back office lists it (domain 2.6): one line for each article and place, read alone; steps write.
alter table product add column low_stock_threshold int check (low_stock_threshold between 0 and 999999);

-- Few are left at another quantity: whoever publishes looks at the article.
create trigger product_threshold_touched after update of low_stock_threshold on product
  for each row execute function note_touched_price();

-- The threshold of the shop, or null where it has set none that can be read.
create function shop_low_stock() returns int language sql stable as $$
  select case when value ~ '^\d{1,6}$' then value::int end from core_config
  where code = 'catalog.inventory.stock_options.low_stock_threshold'
    and channel_code is null and locale_code is null
$$;

-- Columns that read other tables are subqueries: a count does not read them.
create view managed_stock as
  select
    s.uuid, s.rev, s.rev_id, p.name, p.sku, p.area, p.ean13 as ean, s.source as source_code,
    coalesce((select i.name from inventory_source i where i.code = s.source), s.source) as source,
    s.quantity as on_hand, s.reserved, s.quantity - s.reserved as available,
    coalesce(p.low_stock_threshold, shop_low_stock(), 5) as threshold,
    case
      when not p.manage_stock then 'free'
      when s.quantity - s.reserved <= 0 then case when p.back_orders then 'order' else 'out' end
      when s.quantity - s.reserved <= coalesce(p.low_stock_threshold, shop_low_stock(), 5) then 'low'
      else 'in'
    end as state,
    p.back_orders,
    (select m.at from stock_movement m where m.product_id = s.product_id and m.source = s.source
      order by m.id desc limit 1) as last_movement_at,
    fold_text(concat_ws(' ', p.sku, p.name, p.ean13)) as search_text,
    s.created_at, s.updated_at
  from product_stock s join product p on p.id = s.product_id
  where p.deleted_at is null;
