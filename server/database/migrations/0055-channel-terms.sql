-- What each half of the shop offers and sells from (domain 9): languages, currencies, sources of stock, its clock, its face.
alter table shop_channel
  add column description text,
  add column time_zone text not null default 'Europe/Paris',
  add column logo uuid,
  add column favicon uuid,
  add column locales uuid[] not null default '{}',
  add column default_locale text not null default 'fr_FR',
  add column currencies uuid[] not null default '{}',
  add column default_currency text not null default 'EUR',
  add column inventory_sources uuid[] not null default '{}';

-- Both offered all there was.
update shop_channel set
  locales = (select coalesce(array_agg(uuid order by code), '{}') from shop_locale),
  currencies = (select coalesce(array_agg(uuid order by code), '{}') from currency),
  inventory_sources = (select coalesce(array_agg(uuid order by priority, code), '{}') from inventory_source);

-- The clock was a setting that nothing read.
delete from core_config where code = 'general.general.locale_options.timezone';

-- Pieces that can be sold (domain 2.6): those of active sources of the article's half. A half without any sells from
-- all, and so does a source that nobody manages.
create view channel_stock as
select s.product_id, s.source, s.counts, s.shown,
  case when s.counts then s.quantity - s.reserved else 0 end as saleable
from (
  select one.product_id, one.source, one.quantity, one.reserved, one.shown,
    i.uuid is null or (i.status and (
      c.uuid is null or cardinality(c.inventory_sources) = 0 or i.uuid = any (c.inventory_sources))) as counts
  from product_stock one
  join product p on p.id = one.product_id
  left join inventory_source i on i.code = one.source
  left join shop_channel c on c.code = p.area
) s;
