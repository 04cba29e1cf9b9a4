-- What the back office stands on: words without accents, who wrote by name, views that people save.

-- Immutable, so that an index can hold it: its dictionary is the one the extension brings.
create function fold_text(text) returns text language sql immutable strict parallel safe
  as $$ select lower(public.unaccent('public.unaccent'::regdictionary, $1)) $$;

alter table resource_history
  -- As the author was called then: people leave, what they did stays.
  add column actor_name text not null default '';
create index resource_history_at on resource_history (at desc, id desc);
create index resource_history_actor on resource_history (actor, id desc);

create table saved_view (
  uuid uuid primary key,
  rev bigint not null default 1,
  resource text not null,
  -- Whose it is; shared ones everybody may use.
  admin_id uuid not null,
  name text not null,
  is_shared boolean not null default false,
  -- The words of an address, and the columns from the left.
  query jsonb not null default '{}',
  columns jsonb,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index saved_view_resource on saved_view (resource, admin_id);
