-- Products that are downloaded (domain 2.1): their files lie beside the pictures under names that nobody can guess and no
-- address of /media reaches; whoever hands one out asks first who wants it (rules O30 to O33 of docs/sale.md).
alter table product drop constraint product_type_check;
alter table product add constraint product_type_check
  check (type in ('simple', 'configurable', 'virtual', 'vehicle', 'grouped', 'bundle', 'downloadable'));

create table download_file (
  uuid uuid primary key,
  -- Its name in the storage.
  stored text not null constraint download_file_stored unique,
  -- As it was called when it came: a label, and the name under which it is saved.
  file_name text not null,
  mime text not null,
  bytes bigint not null check (bytes > 0),
  hash text not null,
  -- UUID of the colleague who brought it.
  admin text not null,
  created_at timestamptz not null
);
create index download_file_age on download_file (created_at);

-- What a file on its way is for; those for products become no files of the library.
alter table media_upload add column purpose text not null default 'library'
  check (purpose in ('library', 'link', 'sample'));

-- What its buyer downloads: a file of the shop, or an address.
create table download_link (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  position int not null default 0,
  title text not null,
  title_english text,
  file uuid references download_file (uuid),
  url text,
  -- Per piece; 0: as often as the buyer likes.
  max_downloads int not null default 0 check (max_downloads >= 0),
  -- From the payment on; 0: without an end.
  valid_days int not null default 0 check (valid_days >= 0),
  -- What anybody may look at before.
  sample uuid references download_file (uuid),
  sample_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index download_link_product on download_link (product_id, position);
create index download_link_file on download_link (file);
create index download_link_sample on download_link (sample);

create table download_sample (
  uuid uuid primary key,
  rev bigint not null default 1,
  product_id bigint not null references product (id) on delete cascade,
  position int not null default 0,
  title text not null,
  title_english text,
  file uuid references download_file (uuid),
  url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index download_sample_product on download_sample (product_id, position);
create index download_sample_file on download_sample (file);
