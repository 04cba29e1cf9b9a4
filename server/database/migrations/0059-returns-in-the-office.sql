-- Returns in the back office (domain 6): who of the colleagues moved one or wrote about it, and a view for its list.
alter table rma_status_change add column actor_id text;
alter table rma_message add column actor_id text;

create index rma_created on rma (created_at, uuid);
create index rma_updated on rma (updated_at, uuid);
create index rma_ends on rma (deadline_at, uuid);

-- Columns that read other tables are subqueries: a count does not read them.
create view managed_rma as
  select
    r.uuid, r.rev, r.number, r.status, r.type, nullif(r.email, '') as email, r.preferred_resolution,
    r.granted_resolution, r.deadline_at, r.received_at, r.customer_id as customer,
    o.uuid as "order", sale_buyer(o.buyer) as buyer, o.area,
    o.search_text || ' ' || fold_text(concat_ws(' ', r.number, r.email)) as search_text,
    (select coalesce(sum(l.quantity), 0)::int from rma_line l where l.rma_id = r.id) as units,
    (select string_agg(distinct m.title->>'fr_FR', ', ') from rma_line l join rma_reason m on m.code = l.reason
      where l.rma_id = r.id) as reasons,
    r.created_at, r.updated_at
  from rma as r join sale_order as o on o.id = r.order_id;
