-- Orders in which the office reads products, and counts them: what does not change with a price, so that a save of one
-- stays in its page.
create index product_by_name on product ((name collate "fr-x-icu"), uuid) where parent_id is null and deleted_at is null;
create index product_by_day on product (created_at, uuid) where parent_id is null and deleted_at is null;
-- Variants too: a place of the stock is called by the reference of its article.
create index product_by_sku on product ((sku collate "fr-x-icu"), uuid) where deleted_at is null;
