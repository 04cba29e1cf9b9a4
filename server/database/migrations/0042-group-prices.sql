-- What an article costs somebody of a customer group, from a quantity on (domain 2.5): an amount, or a percentage off.
create table group_price (
  uuid uuid primary key,
  rev bigint not null default 1,
  -- A product's price is that of its variants too.
  product_id bigint not null references product (id) on delete cascade,
  sku text not null,
  group_code text not null constraint group_price_group references customer_group (code),
  quantity int not null check (quantity >= 1),
  value_type text not null check (value_type in ('fixed', 'discount')),
  price numeric(12,4) check (price >= 0),
  percent numeric(7,4) check (percent between 0 and 100),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint group_price_quantity unique (product_id, group_code, quantity),
  check ((value_type = 'fixed') = (price is not null) and (value_type = 'discount') = (percent is not null))
);
create index group_price_group_code on group_price (group_code);

-- Which list of prices a group has: another after every transaction that moved one of them, so that a device that holds
-- the list knows by a glance whether it is still the one (sync rule S28).
alter table customer_group add column prices_moved text not null default '';

-- Its product is named by SKU, as whoever writes prices knows it.
create function find_priced_product() returns trigger language plpgsql as $$
begin
  select id, sku into strict new.product_id, new.sku from product where lower(sku) = lower(new.sku);
  return new;
end $$;

create trigger group_price_product
  before insert or update of sku on group_price
  for each row execute function find_priced_product();

create function note_moved_prices(codes text[]) returns void language sql as $$
  update customer_group set prices_moved = pg_current_xact_id()::text
  where code = any(codes) and prices_moved <> pg_current_xact_id()::text
$$;

create function note_group_price() returns trigger language plpgsql as $$
begin
  perform note_moved_prices(case tg_op
    when 'INSERT' then array[new.group_code]
    when 'DELETE' then array[old.group_code]
    else array[old.group_code, new.group_code]
  end);
  return null;
end $$;

create trigger group_price_moved
  after insert or update or delete on group_price
  for each row execute function note_group_price();

-- A percentage follows the price it is taken off; a renamed product keeps its prices.
create function note_priced_product() returns trigger language plpgsql as $$
begin
  if old.sku is distinct from new.sku then
    update group_price set sku = new.sku where product_id = new.id;
  end if;
  perform note_moved_prices(array(
    select distinct group_code from group_price where product_id in (new.id, new.parent_id)
  ));
  return null;
end $$;

create trigger product_group_prices_moved
  after update of sku, price, parent_id, is_active, deleted_at on product
  for each row
  when ((old.sku, old.price, old.parent_id, old.is_active, old.deleted_at)
    is distinct from (new.sku, new.price, new.parent_id, new.is_active, new.deleted_at))
  execute function note_priced_product();
