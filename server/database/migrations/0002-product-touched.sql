-- Products whose price or stock was written, by whatever hand, and not looked at since. Written by each transaction
-- that moves one and read by the process that publishes, so that publishing costs what changed. No key: writers that
-- note the same product at once must not wait for each other.
create table product_touched (
  product_id bigint not null
);

create function note_touched_price() returns trigger language plpgsql as $$
begin
  insert into product_touched (product_id) values (new.id);
  perform pg_notify('shop_moved', 'touched');
  return null;
end $$;

create function note_touched_stock() returns trigger language plpgsql as $$
begin
  insert into product_touched (product_id) values (case tg_op when 'DELETE' then old.product_id else new.product_id end);
  perform pg_notify('shop_moved', 'touched');
  return null;
end $$;

create trigger product_price_touched
  after insert or update of price, special_price, special_from, special_to, manage_stock, back_orders on product
  for each row execute function note_touched_price();

-- Not when `shown` alone is written: that is the publisher's own note.
create trigger product_stock_touched
  after insert or delete or update of quantity, reserved on product_stock
  for each row execute function note_touched_stock();
