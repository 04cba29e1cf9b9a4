-- What a proposal says beside its lines, and in which language its buyer reads (domain 5.1).
alter table quote
  add column locale text not null default 'fr_FR' check (locale in ('fr_FR', 'en_GB')),
  add column delivery_delay text,
  add column conditions text,
  -- Version of the proposal whose end its buyer was told of.
  add column reminded_version int;

-- What the nightly end of proposals looks for.
create index quote_open_end on quote (state) where state in ('proposed', 'accepted');

-- A proposal is answered without signing in: the mail has the secret, the row its hash.
create table quote_link (
  id uuid primary key,
  quote_id bigint not null references quote (id) on delete cascade,
  secret_hash bytea unique,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index quote_link_quote on quote_link (quote_id);
create index quote_link_expiry on quote_link (expires_at);
