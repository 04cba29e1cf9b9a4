-- The library of the back office. Files stand in the storage under the hash of their content; here is what they are called,
-- where they are filed and what is said of them. A document names a file by its UUID.
create table media_folder (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null check (char_length(name) between 1 and 120),
  parent uuid references media_folder (uuid),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index media_folder_name
  on media_folder (coalesce(parent, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

-- Classes of the media of products: photo, exploded view, manual, certificate.
create table media_category (
  uuid uuid primary key,
  rev bigint not null default 1,
  name text not null,
  code text not null constraint media_category_code unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
insert into media_category (uuid, name, code, created_at, updated_at) values
  (gen_random_uuid(), 'Photo', 'photo', now(), now()),
  (gen_random_uuid(), 'Éclaté', 'eclate', now(), now()),
  (gen_random_uuid(), 'Notice', 'notice', now(), now()),
  (gen_random_uuid(), 'Certificat', 'certificat', now(), now());

create table media_file (
  uuid uuid primary key,
  rev bigint not null default 1,
  type text not null check (type in ('image', 'video', 'pdf', 'document')),
  file_name text not null check (char_length(file_name) between 1 and 200),
  -- Of the content, and the name of the file in the storage.
  hash text not null,
  stored text not null,
  mime text not null,
  bytes bigint not null,
  -- Of pictures.
  width int,
  height int,
  title text not null default '',
  alt jsonb not null default '{}',
  caption text not null default '',
  folder uuid references media_folder (uuid) on delete set null,
  category uuid references media_category (uuid) on delete set null,
  -- Percent from the left and the top; what a smaller cut keeps in sight.
  focal_x smallint check (focal_x between 0 and 100),
  focal_y smallint check (focal_y between 0 and 100),
  uploaded_by text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The file is gone; what still names it shows that something is missing.
  deleted_at timestamptz
);
create index media_file_by_age on media_file (created_at desc, uuid) where deleted_at is null;
create index media_file_by_hash on media_file (hash);

-- Pictures the shop has already keep the UUID by which documents name them.
insert into media_file
  (uuid, type, file_name, hash, stored, mime, bytes, width, height, uploaded_by, created_at, updated_at)
select uuid, 'image', 'image-' || left(hash, 8) || ending, hash, hash || ending, mime, bytes, width, height, '',
  created_at, created_at
from media, lateral (
  select case mime when 'image/svg+xml' then '.svg' when 'image/jpeg' then '.jpg' else '.' || split_part(mime, '/', 2) end
    as ending
) as named;

-- Files on their way. Their parts stand in the storage under a name nobody can guess, and are swept a day after the last.
create table media_upload (
  uuid uuid primary key,
  admin text not null,
  file_name text not null,
  bytes bigint not null check (bytes > 0),
  received bigint not null default 0,
  secret text not null,
  folder uuid references media_folder (uuid) on delete set null,
  -- The file of the library that gets another content.
  replaces uuid references media_file (uuid) on delete cascade,
  -- What it became.
  media uuid references media_file (uuid) on delete cascade,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index media_upload_by_admin on media_upload (admin) where media is null;

insert into admin_role_permission (role, key)
select '00000000-0000-4000-8000-000000000002'::uuid, key from (values
  ('media-categories.index'), ('media-categories.store'), ('media-categories.update'), ('media-categories.destroy')
) as editor (key)
on conflict do nothing;
