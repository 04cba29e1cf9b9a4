-- Products that are put together of others (domain 2.1): a grouped one shows its members, of which a buyer puts some into
-- the cart as articles of their own; a kit has components, of which its buyer chooses, and is a line of its own.
alter table product drop constraint product_type_check;
alter table product add constraint product_type_check
  check (type in ('simple', 'configurable', 'virtual', 'vehicle', 'grouped', 'bundle', 'downloadable'));

alter table product
  -- What a kit costs: what was chosen of it, or its own price.
  add column kit_price text not null default 'sum' check (kit_price in ('sum', 'fixed'));

-- What a buyer chooses between.
create table product_part_option (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  position int not null default 0,
  name text not null,
  name_english text,
  kind text not null check (kind in ('select', 'radio', 'checkbox', 'multiselect')),
  is_required boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_part_option_product on product_part_option (product_id, position);

-- Members and components. What was taken away stays, so that its number, by which carts name it, is never another one's.
create table product_part (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  number int not null,
  position int not null default 0,
  -- UUID of its option; null: a member.
  option uuid,
  -- A product or a variant.
  article uuid not null references product (uuid),
  quantity int not null default 1 check (quantity between 0 and 99),
  is_fixed boolean not null default true,
  is_default boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  constraint product_part_number unique (product_id, number)
);
create index product_part_product on product_part (product_id, position);
create index product_part_article on product_part (article);

create function number_part() returns trigger language plpgsql as $$
begin
  new.number := coalesce(new.number, (select coalesce(max(number), 0) + 1 from product_part where product_id = new.product_id));
  new.quantity := coalesce(new.quantity, 1);
  return new;
end $$;
create trigger number_part before insert on product_part for each row execute function number_part();

create view managed_part as
  select uuid, rev, product_id, number, position, option, article, quantity, is_fixed, is_default, created_at, updated_at,
    deleted_at
  from product_part where deleted_at is null;

-- A column more, behind those that the view has by now.
do $$
begin
  execute 'create or replace view managed_product as '
    || regexp_replace(pg_get_viewdef('managed_product'::regclass), E'\n\\s*FROM product\n', E',\n kit_price\n FROM product\n');
end $$;

-- What an order line and a line of a quote belong to: the kit it is a component of.
alter table sale_order_line add column kit jsonb;
alter table quote_line add column kit jsonb;
