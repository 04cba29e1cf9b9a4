-- Addresses given to products and categories in place of those of the pattern (domain 1.4): without a slash at the
-- start, as `content.path`. Where each stood before leads on by `redirect`.
create table permalink (
  path text primary key,
  product_id bigint unique references product (id) on delete cascade,
  category_id bigint unique references category (id) on delete cascade,
  updated_at timestamptz not null,
  check ((product_id is null) <> (category_id is null))
);
