-- Links of contents, menus, articles, slides and redirects, and what looking at each came to (domain 8.7).
create table link_check (
  uuid uuid primary key default gen_random_uuid(),
  url text not null constraint link_check_url unique,
  is_inside boolean not null,
  state text not null default 'pending' check (state in ('pending', 'ok', 'broken', 'redirect', 'warning')),
  -- Somebody has said that it is fine as it is.
  is_ignored boolean not null default false,
  code int,
  fault text,
  moved_to text,
  checked_at timestamptz,
  failed_since timestamptz,
  fail_count int not null default 0,
  failed_on date
);
create index link_check_state on link_check (state, checked_at);

create table link_use (
  link uuid not null references link_check (uuid) on delete cascade,
  source text not null,
  source_uuid text not null,
  type text not null default '',
  title text not null,
  words text not null default '',
  primary key (link, source, source_uuid)
);
create index link_use_source on link_use (source, source_uuid);

-- One scan after the other; the newest is the one that is told of.
create table link_scan (
  uuid uuid primary key,
  started_at timestamptz not null,
  ended_at timestamptz,
  total int not null default 0,
  done int not null default 0
);
create index link_scan_started on link_scan (started_at desc);
