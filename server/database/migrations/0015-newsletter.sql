-- Who reads the newsletter of an area, and the proof of it (CPCE, L34-5): what was agreed to, when, and from where.
create table subscriber (
  uuid uuid primary key,
  rev bigint not null default 1,
  email text not null check (email = lower(email)),
  area text not null check (area in ('auto', 'moto')),
  state text not null check (state in ('pending', 'subscribed', 'unsubscribed')),
  customer_id uuid references customer (id) on delete set null,
  locale text not null check (locale in ('fr_FR', 'en_GB')),
  source text not null check (source in ('form', 'account')),
  consent_text text not null,
  ip_truncated text,
  -- Names the last request in the mails about it: each request may be written to once.
  request uuid not null unique,
  requested_at timestamptz not null,
  -- Requests since the first of that day.
  requests int not null default 1,
  -- The link of the confirmation has the secret, the row its hash.
  confirm_hash bytea unique,
  -- Stands in every letter, and ends the subscription: nothing else can be done with it.
  token text not null unique,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint subscriber_email_area unique (email, area)
);
create index subscriber_customer on subscriber (customer_id) where customer_id is not null;
create index subscriber_pending on subscriber (requested_at) where state = 'pending';
