-- A row that is deleted is looked for in every table that may refer to it: without an index each time by reading it
-- whole. The sweep of accounts that nobody confirmed read the results of all changes once for every account.
create index sync_result_customer on sync_result (customer_id) where customer_id is not null;
create index visitor_customer on visitor (customer_id) where customer_id is not null;
create index withdrawal_customer on withdrawal (customer_id) where customer_id is not null;
create index withdrawal_rma on withdrawal (rma_id) where rma_id is not null;
create index payment_notice_order on payment_notice (order_id) where order_id is not null;
create index payment_transaction_attempt on payment_transaction (attempt_uuid) where attempt_uuid is not null;
create index refund_rma on refund (rma_id) where rma_id is not null;
create index refund_withdrawal on refund (withdrawal_id) where withdrawal_id is not null;
create index rma_image_rma on rma_image (rma_id);
create index rma_line_order_line on rma_line (order_line_id);
create index shipment_line_order_line on shipment_line (order_line_id);
create index store_credit_entry_order on store_credit_entry (order_id) where order_id is not null;
create index cart_coupon on cart (coupon_uuid) where coupon_uuid is not null;
create index cart_rule_coupon_rule on cart_rule_coupon (rule_uuid);
create index cart_rule_usage_coupon on cart_rule_usage (coupon_uuid) where coupon_uuid is not null;
create index media_file_folder on media_file (folder) where folder is not null;
create index media_folder_parent on media_folder (parent) where parent is not null;
create index media_upload_folder on media_upload (folder) where folder is not null;
create index media_upload_media on media_upload (media) where media is not null;
create index media_upload_replaces on media_upload (replaces) where replaces is not null;
create index product_media_hash on product_media (hash);
