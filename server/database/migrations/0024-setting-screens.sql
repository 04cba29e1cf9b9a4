-- A revision for each screen of settings: who saves says which one they saw, and the history knows it by its UUID.
create table setting_screen (
  name text primary key,
  uuid uuid not null default gen_random_uuid() constraint setting_screen_uuid unique,
  rev bigint not null default 1,
  updated_at timestamptz not null default now()
);
insert into setting_screen (name) values ('general'), ('catalog'), ('customers'), ('sales'), ('emails');
