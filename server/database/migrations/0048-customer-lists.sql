-- Orders and filters of the list of customers as the back office asks them, so that 100,000 are no more to read than
-- what a page shows.
create index customer_email_order on customer (email collate "fr-x-icu", id);
create index customer_first_name_order on customer (first_name collate "fr-x-icu", id);
create index customer_last_name_folded on customer using gin (fold_text(last_name) gin_trgm_ops);
create index customer_email_folded on customer using gin (fold_text(email) gin_trgm_ops);
create index customer_to_approve on customer (created_at, id) where approval = 'pending';
