-- A variant has a picture of its own: a file of the library, written with the variant. What the shop reads stays
-- `product_media`, which the former release writes; each follows the other.
alter table product add column variant_picture uuid;
update product v set variant_picture = (
  select m.picture from product_media m where m.product_id = v.id order by m.position, m.hash limit 1
) where v.parent_id is not null;

create function show_variant_picture() returns trigger language plpgsql as $$
begin
  delete from product_media where product_id = new.id;
  insert into product_media (product_id, hash, picture, alt, position)
    select new.id, f.hash, f.uuid, coalesce(f.alt ->> 'fr_FR', ''), 0 from media_file f
    where f.uuid = new.variant_picture and f.type = 'image'
    union all
    select new.id, m.hash, m.uuid, '', 0 from media m
    where m.uuid = new.variant_picture and not exists (select from media_file f where f.uuid = m.uuid);
  return null;
end $$;
create trigger show_picture_of_new_variant after insert on product
  for each row when (new.variant_picture is not null and new.parent_id is not null)
  execute function show_variant_picture();
create trigger show_variant_picture after update of variant_picture on product
  for each row when (
    new.variant_picture is distinct from old.variant_picture and new.parent_id is not null and pg_trigger_depth() = 0
  ) execute function show_variant_picture();

create function note_variant_picture() returns trigger language plpgsql as $$
declare
  variant bigint := case tg_op when 'DELETE' then old.product_id else new.product_id end;
begin
  update product v set variant_picture = (
    select m.picture from product_media m where m.product_id = v.id order by m.position, m.hash limit 1
  ) where v.id = variant and v.parent_id is not null;
  return null;
end $$;
create trigger note_variant_picture after insert or delete or update of picture on product_media
  for each row when (pg_trigger_depth() = 0) execute function note_variant_picture();

-- A column more, behind those that the view has by now.
do $$
begin
  execute 'create or replace view managed_variant as ' || regexp_replace(
    pg_get_viewdef('managed_variant'::regclass), E'\n\\s*FROM product\n', E',\n variant_picture AS picture\n FROM product\n'
  );
end $$;
