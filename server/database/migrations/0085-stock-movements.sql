-- Why stock is what it is (domain 2.6, rule O28 of docs/sale.md): the quantity of a place of stock is the sum of its
-- movements. Whoever moves stock inserts a movement, and the quantity follows in the same statement. A quantity that was
-- written by another hand – a former version of the shop, an import, somebody at the database – is noted as a movement
-- without an author, so that the sum holds whoever writes.
alter table product_stock
  add column uuid uuid not null default gen_random_uuid() constraint product_stock_uuid unique,
  add column rev bigint not null default 1,
  add column rev_id uuid not null default gen_random_uuid(),
  add column moved int not null default 0,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now();

create trigger new_revision_id before update on product_stock for each row execute function new_revision_id();

create table stock_movement (
  id bigint generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint stock_movement_uuid unique,
  product_id bigint not null references product (id) on delete cascade,
  source text not null,
  delta int not null check (delta <> 0),
  -- What the place holds from then on; whoever moves stock leaves it to the trigger.
  left_after int not null,
  reason text not null check (reason in (
    'order', 'shipment', 'cancel', 'refund', 'manual', 'transfer', 'count', 'import', 'arrival')),
  -- Number or UUID of what it belongs to.
  ref text,
  -- Who of the back office; null for the shop itself and for a quantity written by another hand.
  admin text,
  -- Of a correction: what it was for.
  cause text check (cause in ('found', 'lost', 'damaged', 'used', 'error', 'other')),
  note text,
  at timestamptz not null default now()
);
create index stock_movement_place on stock_movement (product_id, source, id);
create index stock_movement_at on stock_movement (at, uuid);

insert into stock_movement (product_id, source, delta, left_after, reason)
select product_id, source, quantity, quantity, 'import' from product_stock where quantity <> 0;
update product_stock set moved = quantity where quantity <> 0;

create function move_stock() returns trigger language plpgsql as $$
begin
  insert into product_stock as s (product_id, source, quantity, moved, created_at, updated_at)
  values (new.product_id, new.source, new.delta, new.delta, new.at, new.at)
  on conflict (product_id, source) do update set
    quantity = s.quantity + excluded.quantity, moved = s.moved + excluded.moved, rev = s.rev + 1, updated_at = new.at
  returning s.quantity into new.left_after;
  return new;
end $$;
create trigger move_stock before insert on stock_movement
  for each row when (new.left_after is null) execute function move_stock();

create function note_unmoved_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, source, delta, left_after, reason)
  values (new.product_id, new.source, new.quantity - new.moved, new.quantity,
    case tg_op when 'INSERT' then 'import' else 'manual' end);
  update product_stock set moved = quantity, rev = rev + 1, updated_at = now()
  where product_id = new.product_id and source = new.source;
  return null;
end $$;
create trigger unmoved_stock after insert or update of quantity on product_stock
  for each row when (new.quantity <> new.moved) execute function note_unmoved_stock();

-- A place that is given up gives up its pieces; with its product its movements go too.
create function note_dropped_stock() returns trigger language plpgsql as $$
begin
  insert into stock_movement (product_id, source, delta, left_after, reason)
  select old.product_id, old.source, -old.quantity, 0, 'manual' from product where id = old.product_id;
  return null;
end $$;
create trigger dropped_stock after delete on product_stock
  for each row when (old.quantity <> 0) execute function note_dropped_stock();
