-- Words that mean the same to whoever searches (domain 2.11, 9): a group a row.
create table search_synonym (
  uuid uuid primary key default gen_random_uuid(),
  rev bigint not null default 1,
  name text not null constraint search_synonym_name unique,
  is_active boolean not null default true,
  terms text[] not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
