-- What the rules of the catalogue make of a price today, for everybody (domain 3.3); null: no rule makes it cheaper.
-- Written by the publisher alone.
alter table product add column rule_price numeric(12,4) check (rule_price >= 0);
create index product_rule_price on product (id) where rule_price is not null;

-- A rule that was written, by whatever hand, moves prices: product 0 stands for all of them.
create function note_touched_rule() returns trigger language plpgsql as $$
begin
  insert into product_touched (product_id) values (0);
  perform pg_notify('shop_moved', 'touched');
  return null;
end $$;

create trigger catalog_rule_touched
  after insert or update or delete on catalog_rule
  for each statement execute function note_touched_rule();

-- What rules ask about a product: noted while there is a rule that could ask.
create function note_touched_facts() returns trigger language plpgsql as $$
begin
  if exists (select 1 from catalog_rule where status) then
    if tg_table_name = 'product_category' then
      insert into product_touched (product_id)
      select id from product
      where coalesce(parent_id, id) = (case tg_op when 'DELETE' then old.product_id else new.product_id end);
    else
      insert into product_touched (product_id) select id from product where new.id in (id, parent_id);
    end if;
    perform pg_notify('shop_moved', 'touched');
  end if;
  return null;
end $$;

create trigger product_facts_touched
  after update of attributes, family_id, sku, area, is_active, deleted_at on product
  for each row execute function note_touched_facts();

create trigger product_category_touched
  after insert or delete on product_category
  for each row execute function note_touched_facts();
