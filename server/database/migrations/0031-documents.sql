-- What editors write: one table, one save, one history, one publishing for all of it (design §5 rule 19, domain 8).
create table content_type (
  uuid uuid primary key default gen_random_uuid(),
  rev bigint not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  slug text not null constraint content_type_slug unique,
  -- « Pages », and « Page »
  name text not null,
  singular text not null,
  disable_block_editor boolean not null default false,
  -- Its contents stand in a list of their own, at its slug.
  has_archive boolean not null default true,
  area text check (area in ('auto', 'moto')),
  is_system boolean not null default false,
  position int not null default 0
);
insert into content_type (slug, name, singular, has_archive, is_system, position) values
  ('page', 'Pages', 'Page', false, true, 0),
  ('actualites', 'Actualités', 'Actualité', true, true, 1);

insert into content_type (slug, name, singular, area, position)
  select slug, label, label, area, position + 2 from post_list where slug <> 'actualites';
update content_type set area = post_list.area from post_list where post_list.slug = content_type.slug;

create table cms_document (
  uuid uuid primary key,
  kind text not null check (kind in ('content', 'component', 'menu', 'term')),
  type text not null,
  -- Of the body, in French: what lists show.
  title text not null,
  slug text not null,
  categories uuid[] not null default '{}',
  tags uuid[] not null default '{}',
  thumbnail uuid,
  status text not null default 'draft'
    check (status in ('draft', 'pending', 'scheduled', 'published', 'private', 'trash')),
  -- The state before the bin, to which it is restored.
  status_before text check (status_before in ('draft', 'pending', 'scheduled', 'published', 'private')),
  rev int not null,
  working jsonb not null,
  -- The one known revision that visitors see, and where they find it.
  published jsonb,
  published_rev int,
  published_at timestamptz,
  path text constraint cms_document_path unique,
  -- The one that they will see.
  scheduled jsonb,
  scheduled_rev int,
  scheduled_at timestamptz,
  author_id uuid references admin (uuid) on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  check ((published is null) = (published_rev is null)),
  check ((deleted_at is null) = (status <> 'trash'))
);
create index cms_document_type on cms_document (type, updated_at desc);
create index cms_document_due on cms_document (scheduled_at) where status = 'scheduled';
create index cms_document_bin on cms_document (deleted_at) where deleted_at is not null;

-- A slug belongs to one document of a type in a language: as it is written, and while it waits in the bin.
create table cms_slug (
  type text not null,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  slug text not null,
  document uuid not null references cms_document (uuid) on delete cascade,
  constraint cms_slug_taken primary key (type, locale, slug),
  constraint cms_slug_once unique (document, locale)
);

-- Every revision that is kept; saves of one sitting by one author are one (rule 19).
create table cms_revision (
  document uuid not null references cms_document (uuid) on delete cascade,
  rev int not null,
  at timestamptz not null,
  author_id uuid references admin (uuid) on delete set null,
  author_name text not null default '',
  named boolean not null,
  body jsonb not null,
  primary key (document, rev)
);

-- Who has a document open.
create table cms_lease (
  document uuid primary key references cms_document (uuid) on delete cascade,
  admin_id uuid not null references admin (uuid) on delete cascade,
  since timestamptz not null,
  until timestamptz not null
);

-- What a picture shows, in words: said once, beside the picture.
alter table media add column alt jsonb not null default '{}';

-- ------------------------------------------------------------ what stood before
update media set alt = jsonb_build_object('fr_FR', said.alt)
  from (
    select distinct on (hash) hash, alt from (
      select working -> 'picture' ->> 'hash' as hash, working -> 'picture' ->> 'alt' as alt from content) as pictures
    where hash is not null and alt <> '' order by hash) as said
  where said.hash = media.hash;

create function pg_temp.seo(body jsonb) returns jsonb language sql as $$
  select jsonb_build_object(
    'metaTitle', left(coalesce(body ->> 'metaTitle', ''), 70),
    'metaDescription', left(coalesce(body ->> 'metaDescription', ''), 160),
    'ogTitle', '', 'ogDescription', '', 'ogImage', null,
    'twitterTitle', '', 'twitterDescription', '', 'twitterImage', null,
    'focusKeyword', '', 'index', true, 'follow', true)
$$;

-- Categories of posts had names alone: each becomes a category of its type.
create temporary table old_category on commit drop as
  select gen_random_uuid() as uuid, list, name, fold_text(name) as folded
  from (
    select distinct list, jsonb_array_elements_text(coalesce(working -> 'categories', '[]')) as name
    from content where list is not null) as named;

create function pg_temp.body(body jsonb, list_slug text, area text, slug text) returns jsonb language sql as $$
  select jsonb_build_object(
    'area', coalesce(area, 'both'),
    'parent', null,
    'categories', coalesce((
      select jsonb_agg(one.uuid order by named.at)
      from jsonb_array_elements_text(coalesce(body -> 'categories', '[]')) with ordinality as named (name, at)
      join old_category as one on one.list = list_slug and one.name = named.name), '[]'),
    'tags', '[]'::jsonb,
    'thumbnail', null,
    'image', (select media.uuid from media where media.hash = body -> 'picture' ->> 'hash'),
    'customFields', '{}'::jsonb,
    'translations', jsonb_build_object('fr_FR', jsonb_build_object(
      'title', left(coalesce(body ->> 'title', ''), 255),
      'slug', slug,
      'shortDescription', left(coalesce(body ->> 'shortDescription', ''), 500),
      'body', coalesce(body -> 'body', '[]'),
      'blocks', '[]'::jsonb,
      'seo', pg_temp.seo(body))))
$$;

insert into cms_document (uuid, kind, type, title, slug, status, status_before, rev, working, published, published_rev,
    published_at, path, created_at, updated_at, deleted_at)
  select uuid, 'content', coalesce(list, 'page'), left(coalesce(working ->> 'title', ''), 255), slug,
    case when deleted_at is null then status else 'trash' end,
    case when deleted_at is null and status <> 'trash' then null else 'draft' end,
    rev, pg_temp.body(working, list, area, slug),
    case when published is not null then pg_temp.body(published, list, area, slug) end,
    case when published is not null then coalesce(published_rev, rev) end,
    published_at, path, created_at, updated_at,
    case when status = 'trash' then coalesce(deleted_at, updated_at) else deleted_at end
  from content;
insert into cms_slug (type, locale, slug, document)
  select type, 'fr_FR', slug, uuid from cms_document on conflict do nothing;

insert into cms_document (uuid, kind, type, title, slug, status, rev, working, published, published_rev, published_at,
    created_at, updated_at)
  select uuid, 'term', 'categories:' || list, name, 'categorie-' || row_number() over (partition by list order by folded),
    'published', 1, body, body, 1, now(), now(), now()
  from old_category, lateral (select jsonb_build_object(
    'translations', jsonb_build_object('fr_FR', jsonb_build_object('title', name, 'slug',
      trim(both '-' from regexp_replace(folded, '[^a-z0-9]+', '-', 'g')), 'description', '')),
    'parent', null, 'position', 0) as body) as written;
update cms_document set slug = working -> 'translations' -> 'fr_FR' ->> 'slug' where kind = 'term';
insert into cms_slug (type, locale, slug, document)
  select type, 'fr_FR', slug, uuid from cms_document where kind = 'term' on conflict do nothing;

-- Entries of menus become links of their own: what each leads to is not known.
create function pg_temp.items(items jsonb, place text) returns jsonb language plpgsql as $$
begin
  return coalesce((
    select jsonb_agg(jsonb_build_object(
      'id', place || at, 'type', 'custom', 'ref', null, 'url', item -> 'href', 'label', item -> 'label',
      'target', 'self', 'visibility', 'all',
      'children', pg_temp.items(item -> 'children', place || at || '-')) order by at)
    from jsonb_array_elements(items) with ordinality as entry (item, at)), '[]');
end
$$;
insert into cms_document (uuid, kind, type, title, slug, status, rev, working, published, published_rev, published_at,
    created_at, updated_at)
  select gen_random_uuid(), 'menu', location, location, location, 'published', rev, body, body, rev, now(), now(), now()
  from menu, lateral (
    select jsonb_build_object('area', null, 'items', pg_temp.items(items, 'entry-')) as body) as written;

-- What is published has its revision to go back to.
insert into cms_revision (document, rev, at, named, body)
  select uuid, rev, updated_at, true, working from cms_document;

drop table content;
drop table post_list;
drop table menu;
