-- Articles that do the same are named beside each other (domain 2.8): offered first where one of them is out of stock.
alter table product_relation drop constraint product_relation_kind_check;
alter table product_relation add constraint product_relation_kind_check
  check (kind in ('related', 'up_sell', 'cross_sell', 'alternative'));
-- Whoever is deleted, or shown no more, looks for those that name it.
create index product_relation_related on product_relation (related_id);
