-- Words of a place are those of its article, which an index finds: folded anew for each place, every question of the
-- palette read all of them. The reference of the manufacturer is one of them.
create or replace view managed_stock as
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
    p.search_text,
    s.created_at, s.updated_at
  from product_stock s join product p on p.id = s.product_id
  where p.deleted_at is null;
