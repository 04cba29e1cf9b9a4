-- Categories are edited in the back office: French words stand in their columns, those of other languages beside them, and
-- pictures are files of the library. Revisions have had their ids since 0066.
alter table category add column translations jsonb not null default '{}';
update category set translations = jsonb_build_object('en_GB', jsonb_build_object('name', name ->> 'en_GB'))
where coalesce(name ->> 'en_GB', '') <> '';
alter table category alter column name type text using coalesce(name ->> 'fr_FR', '');
alter table category alter column description drop not null, alter column description drop default;

alter table category rename column picture to drawn;
alter table category
  add column picture uuid,
  add column banner uuid,
  add column display_mode text not null default 'products_and_description'
    check (display_mode in ('products_and_description', 'products_only', 'description_only')),
  add column product_order text not null default 'manual'
    check (product_order in ('manual', 'newest', 'price', 'price_desc', 'sales')),
  -- Products put first by hand, and those that sold best when somebody last looked: in their order.
  add column chosen_products int[] not null default '{}',
  add column best_products int[] not null default '{}',
  add column best_at timestamptz;
update category set picture = (
  select file.uuid from media_file as file where file.hash = drawn ->> 'hash' order by file.created_at, file.uuid limit 1
) where drawn is not null;
update category set picture = (select uuid from media where media.hash = drawn ->> 'hash')
where drawn is not null and picture is null;
alter table category drop column drawn;

alter table category rename constraint category_area_slug_key to category_slug;
create index category_parent on category (parent_id);

-- What lies below a category, by the UUID of that one.
create view category_child as
  select child.name, parent.uuid as parent from category as child join category as parent on parent.id = child.parent_id;
