-- What shoppers look for (domain 9): a term, how often, and where it leads instead of to its results. Nobody stands
-- beside a term.

-- Its words without accents and case, as the search of the shop knows them.
create function search_key(text) returns text language sql immutable strict parallel safe
  as $$ select btrim(regexp_replace(public.fold_text($1), '[^a-z0-9]+', ' ', 'g')) $$;

create table search_term (
  uuid uuid primary key default gen_random_uuid(),
  rev bigint not null default 1,
  term text not null,
  -- Null: asked for without an area, and, of a redirect, in both.
  area text check (area in ('auto', 'moto')),
  redirect_path text,
  uses int not null default 0,
  -- What it found the last time; null: nobody has asked yet.
  results int,
  last_used_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create unique index search_term_key on search_term (search_key(term), coalesce(area, ''));

-- Terms that too few have looked for to be shown: what a single person types stays unseen, and goes.
create table search_term_waiting (
  key text not null,
  area text not null check (area in ('', 'auto', 'moto')),
  uses int not null default 1,
  last_used_at timestamptz not null,
  primary key (key, area)
);
