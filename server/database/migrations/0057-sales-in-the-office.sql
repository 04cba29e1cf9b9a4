-- Orders and their papers as the back office lists them (domain 4.2 to 4.5): views that are read alone.

-- What the office looks for in an order, folded once: its number and purchase order, who bought, and the numbers of its
-- papers and parcels.
alter table sale_order add column search_text text not null default '';

create function sale_order_words(o sale_order) returns text language sql stable as $$
  select fold_text(concat_ws(' ',
    o.number, o.purchase_order_number, o.buyer->>'firstName', o.buyer->>'lastName', o.buyer->>'email',
    o.buyer->'company'->>'name', o.buyer->'company'->>'siret',
    (select string_agg(i.number, ' ') from invoice i where i.order_id = o.id),
    (select string_agg(concat_ws(' ', s.number, s.track_number), ' ') from shipment s where s.order_id = o.id),
    (select string_agg(r.number, ' ') from refund r where r.order_id = o.id)))
$$;

create function sale_order_named() returns trigger language plpgsql as $$
begin
  new.search_text := sale_order_words(new);
  return new;
end $$;
create trigger sale_order_named before insert or update of number, purchase_order_number, buyer on sale_order
  for each row execute function sale_order_named();

create function sale_paper_named() returns trigger language plpgsql as $$
begin
  update sale_order as o set search_text = sale_order_words(o) where o.id = new.order_id;
  return null;
end $$;
create trigger invoice_named after insert on invoice for each row execute function sale_paper_named();
create trigger shipment_named after insert or update of track_number on shipment
  for each row execute function sale_paper_named();
create trigger refund_named after insert on refund for each row execute function sale_paper_named();

update sale_order as o set search_text = sale_order_words(o);
create index sale_order_search on sale_order using gin (search_text gin_trgm_ops);
create index sale_order_placed on sale_order (placed_at, uuid);
create index shipment_created on shipment (created_at, uuid);
create index invoice_issued on invoice (issued_at, uuid);
create index refund_created on refund (created_at, uuid);
create index payment_transaction_created on payment_transaction (created_at, uuid);

create function sale_buyer(buyer jsonb) returns text language sql immutable parallel safe as $$
  select coalesce(buyer->'company'->>'name', concat_ws(' ', buyer->>'firstName', buyer->>'lastName'))
$$;

-- Columns that read other tables are subqueries: a count does not read them.
create view managed_order as
  select
    o.uuid, o.rev, o.number, o.placed_at, o.status, o.area, o.grand_total, o.shipping_title, o.payment_title,
    o.payment_method, o.comment,
    o.delivered_at, o.search_text, sale_buyer(o.buyer) as buyer, o.buyer->>'email' as email, o.customer_id as customer,
    o.buyer->>'type' = 'professional' as is_professional,
    o.cancellation_asked_at is not null and o.status not in ('canceled', 'closed') as is_cancellation_asked,
    (select coalesce(sum(l.qty_ordered - l.qty_canceled), 0)::int from sale_order_line l where l.order_id = o.id)
      as articles,
    (select coalesce(sum(l.qty_ordered - l.qty_shipped - l.qty_refunded_unshipped - l.qty_canceled), 0)::int
      from sale_order_line l where l.order_id = o.id and l.is_stockable) as to_ship,
    -- What it asks for without cancelled units, delivery as long as one is left, less what was paid (`payableTotal`).
    (select greatest(0, sum(round(l.total * (l.qty_ordered - l.qty_canceled) / l.qty_ordered, 2))
        + case when bool_or(l.qty_canceled < l.qty_ordered) then o.grand_total - sum(l.total) else 0 end
        - o.paid_total)::numeric(16,4)
      from sale_order_line l where l.order_id = o.id) as due,
    (select count(*)::int from shipment s where s.order_id = o.id and s.status <> 'canceled') as packages,
    (select string_agg(distinct s.carrier_title, ', ') from shipment s where s.order_id = o.id and s.status <> 'canceled')
      as carriers,
    (select string_agg(s.track_number, ', ' order by s.id) from shipment s where s.order_id = o.id
      and s.status <> 'canceled') as track_numbers,
    (select string_agg(i.number, ', ' order by i.id) from invoice i where i.order_id = o.id) as invoices,
    o.placed_at as created_at, o.updated_at
  from sale_order as o;

create view managed_shipment as
  select
    s.uuid, 1 as rev, s.number, s.status, s.carrier_title as carrier, s.track_number, s.shipped_at, s.ready_at,
    s.delivered_at, o.uuid as "order", sale_buyer(o.buyer) as buyer, o.area, o.search_text,
    coalesce((select p.name from inventory_source p where p.code = s.source), s.source) as source,
    (select coalesce(sum(l.quantity), 0)::int from shipment_line l where l.shipment_id = s.id) as articles,
    s.created_at, coalesce(s.canceled_at, s.delivered_at, s.ready_at, s.shipped_at, s.created_at) as updated_at
  from shipment as s join sale_order as o on o.id = s.order_id;

create view managed_invoice as
  select
    i.uuid, 1 as rev, i.number, i.state, i.issued_at, i.due_at, i.grand_total, i.tax_total,
    i.grand_total - i.tax_total as net_total, o.uuid as "order", sale_buyer(o.buyer) as buyer, o.area, o.search_text,
    i.issued_at as created_at, i.issued_at as updated_at
  from invoice as i join sale_order as o on o.id = i.order_id;

create view managed_refund as
  select
    r.uuid, 1 as rev, r.number, r.state, r.method, r.grand_total, r.tax_total, r.reason, r.failure, r.settled_at,
    o.uuid as "order", sale_buyer(o.buyer) as buyer, o.area, o.search_text,
    r.created_at, coalesce(r.settled_at, r.created_at) as updated_at
  from refund as r join sale_order as o on o.id = r.order_id;

create view managed_transaction as
  select
    t.uuid, 1 as rev, t.transaction_id as reference, t.type, t.status, t.amount,
    case when t.method = o.payment_method then o.payment_title else t.method end as method,
    o.uuid as "order", sale_buyer(o.buyer) as buyer, o.area,
    o.search_text || ' ' || fold_text(t.transaction_id) as search_text,
    t.created_at, t.updated_at
  from payment_transaction as t join sale_order as o on o.id = t.order_id;
