-- How far the sale of a vehicle is (domain 2.10, rules V1–V6 of docs/sale.md), and who said so when.
alter table product
  add column sale_state text check (sale_state in ('draft', 'available', 'reserved', 'sold', 'withdrawn')),
  add column sale_state_at timestamptz,
  -- What the shop was last told of it: as it is listed, as sold, sold without a place in lists, or gone.
  add column sale_shown text check (sale_shown in ('open', 'reserved', 'sold', 'unlisted', 'gone'));

-- A vehicle begins as a draft; one that is written as being for sale – by an import, by a former version – is available.
create function begin_sale() returns trigger language plpgsql as $$
begin
  if new.type <> 'vehicle' then
    new.sale_state := null;
  elsif new.sale_state is null then
    new.sale_state := case when new.is_active then 'available' else 'draft' end;
  end if;
  if new.sale_state is not null and new.sale_state_at is null then
    new.sale_state_at := coalesce(new.created_at, now());
  end if;
  return new;
end $$;
create trigger begin_sale before insert on product for each row execute function begin_sale();

-- What somebody had written as a value so far is what it says.
update product p set
  sale_state = coalesce((
    select case o.name when 'Réservé' then 'reserved' when 'Vendu' then 'sold' when 'Disponible' then 'available' end
    from attribute_option o
    where o.attribute_code = 'sale_status' and to_jsonb(o.id) = p.attributes -> 'sale_status'
  ), case when is_active then 'available' else 'draft' end),
  sale_state_at = now()
where type = 'vehicle';
create index product_sale on product (sale_state_at) where sale_state = 'sold';

create table vehicle_sale_step (
  id bigint generated always as identity primary key,
  product_id bigint not null references product (id) on delete cascade,
  before text not null,
  after text not null,
  -- UUID of who of the back office.
  admin text not null,
  at timestamptz not null
);
create index vehicle_sale_step_product on vehicle_sale_step (product_id, id);

-- Their pages tell it from now on.
select note_shown_product(id) from product where type = 'vehicle' and deleted_at is null;
