-- What the back office looks for in a customer, folded once.
alter table customer
  -- No password opens it: who was entered by the shop chooses one by the link of a mail.
  alter column password_hash set default '-',
  add column search_text text generated always as (
    fold_text(
      first_name || ' ' || last_name || ' ' || email || ' ' || phone || ' ' || coalesce(corporate_name, '') || ' '
      || coalesce(trade_name, '') || ' ' || coalesce(siret, '')
    )
  ) stored;
create index customer_search on customer using gin (search_text gin_trgm_ops);
create index customer_name on customer (last_name collate "fr-x-icu", id);

-- Customers as the back office lists and writes them; whoever was forgotten is not among them.
create view managed_customer as
  select
    id as uuid, rev, email, group_code, customer_type, gender, last_name, first_name, birth_date, phone, company, address,
    additional_address, corporate_name, trade_name, siret, website, vat_number, ape_code, approval, is_active,
    verified_at, newsletter, locale, last_login_at, login_count, search_text, created_at, updated_at
  from customer
  where forgotten_at is null;

-- As the view is called through which the office writes: whoever reads a refusal of the database finds it by that name.
alter table customer rename constraint customer_email_key to managed_customer_email;

-- What colleagues tell each other of a customer, who never sees it.
create table customer_note (
  uuid uuid primary key,
  customer_id uuid not null references customer (id) on delete cascade,
  admin_id uuid not null,
  -- As the author was called then: people leave, what they wrote stays.
  author text not null,
  note text not null check (char_length(note) between 1 and 5000),
  created_at timestamptz not null
);
create index customer_note_customer on customer_note (customer_id, created_at);
