-- Films and papers of a product (domain 2.7): files of the library, or of a film its address.
create table product_video (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  position int not null default 0,
  title text not null,
  file uuid references media_file (uuid) on delete cascade,
  address text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_video_product on product_video (product_id);
create index product_video_file on product_video (file);

create table product_document (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  position int not null default 0,
  file uuid not null references media_file (uuid) on delete cascade,
  -- Under whose name it stands.
  category uuid references media_category (uuid) on delete set null,
  title text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index product_document_product on product_document (product_id);
create index product_document_file on product_document (file);
create index product_document_category on product_document (category);

-- A file that has another content or is gone, a category that is called something else: pages that show them are made anew.
create function note_shown_file() returns trigger language plpgsql as $$
begin
  perform note_shown_product(product_id) from (
    select product_id from product_video where file = new.uuid
    union select product_id from product_document where file = new.uuid
  ) as shows;
  return null;
end $$;
create trigger note_shown_file after update of stored, title, deleted_at on media_file
  for each row execute function note_shown_file();

create function note_shown_category() returns trigger language plpgsql as $$
begin
  perform note_shown_product(product_id) from (
    select distinct product_id from product_document where category = new.uuid
  ) as shows;
  return null;
end $$;
create trigger note_shown_category after update of name on media_category
  for each row when (new.name is distinct from old.name) execute function note_shown_category();
