-- What the rules of the catalogue make of a price today for one group, where that is less than what they make of it for
-- everybody (domain 3.3). Written by the publisher alone.
create table group_rule_price (
  product_id bigint not null references product (id) on delete cascade,
  group_code text not null references customer_group (code) on delete cascade,
  price numeric(12,4) not null check (price >= 0),
  primary key (product_id, group_code)
);
create index group_rule_price_group_code on group_rule_price (group_code);

-- They stand in the list of the group: it is another one now.
create function note_group_rule_prices() returns trigger language plpgsql as $$
begin
  perform note_moved_prices(array(select distinct group_code from moved));
  return null;
end $$;

create trigger group_rule_price_inserted
  after insert on group_rule_price referencing new table as moved
  for each statement execute function note_group_rule_prices();
create trigger group_rule_price_updated
  after update on group_rule_price referencing new table as moved
  for each statement execute function note_group_rule_prices();
create trigger group_rule_price_deleted
  after delete on group_rule_price referencing old table as moved
  for each statement execute function note_group_rule_prices();
