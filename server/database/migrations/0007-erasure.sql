-- ---------------------------------------------------------------- what is kept how long, and who is forgotten
-- A customer who asked to be forgotten, or was away too long, stays as a row without a person: what names it – quotes,
-- proofs – keeps its place.
alter table customer
  add column forgotten_at timestamptz,
  -- When somebody long away was told that the account will go.
  add column away_told_at timestamptz;
create index customer_created on customer (created_at) where forgotten_at is null;

-- Whose agreement it proves; what was agreed to at registration bore the customer's own UUID.
alter table consent
  add column customer_id uuid references customer (id) on delete set null;
update consent set customer_id = uuid where uuid in (select id from customer);
create index consent_customer on consent (customer_id) where customer_id is not null;
