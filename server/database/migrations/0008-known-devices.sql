-- The customer whose sign-in gave the browser this cookie: nobody else's failed attempts lock it out of that account.
alter table visitor
  add column signed_in_id uuid references customer (id) on delete set null;
create index visitor_signed_in on visitor (signed_in_id) where signed_in_id is not null;
