create table brand (
  uuid uuid primary key,
  rev bigint not null default 1,
  rev_id uuid not null default gen_random_uuid(),
  name text not null,
  code text not null constraint brand_code unique,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create trigger new_revision_id before update on brand for each row execute function new_revision_id();
