-- Customers that came with the demo shop still have the password that everybody knows: it opens nothing where strangers reach the shop.
alter table customer add column is_demo boolean not null default false;
