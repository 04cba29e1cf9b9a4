/** Rows as Kysely sees them; `migrations/*.sql` is the source, these files follow it by hand. */
import type {
  AdminBrowserRow,
  AdminCredentialRow,
  AdminLinkRow,
  AdminNotificationReadRow,
  AdminRecoveryCodeRow,
  AdminRolePermissionRow,
  AdminRoleRow,
  AdminRow,
  AdminSessionRow,
} from './admin-tables.ts';
import type {
  ChannelStockRow,
  AttributeFamilyRow,
  AttributeOptionRow,
  AttributeRow,
  CategoryRow,
  MediaRow,
  ProductCategoryRow,
  ProductMediaRow,
  ProductPartOptionRow,
  ProductPartRow,
  ProductPriceHistoryRow,
  ProductReferenceRow,
  ProductRelationRow,
  ProductRow,
  ProductStockRow,
  ProductTouchedRow,
  VehicleSaleStepRow,
  SpreadsheetRow,
} from './catalogue-tables.ts';
import type {
  ContentTypeRow,
  CmsDocumentRow,
  CmsLeaseRow,
  CmsRevisionRow,
  CmsSlugRow,
  CustomFieldGroupRow,
} from './cms-tables.ts';
import type { DownloadFileRow, DownloadGrantRow, DownloadLinkRow, DownloadPassRow } from './download-tables.ts';
import type {
  AccountLinkRow,
  AttemptLockRow,
  CustomerAddressRow,
  CustomerGroupRow,
  CustomerRow,
  CustomerSessionRow,
  BorrowedSessionRow,
  SessionHandOverRow,
  DataRequestRow,
  WishRow,
} from './customer-tables.ts';
import type {
  AttemptRow,
  CartLineRow,
  CartRow,
  ConsentRow,
  ContactRequestRow,
  MailLogRow,
  SyncGroupRow,
  SyncLaneRow,
  SyncResultRow,
  VisitorRow,
} from './person-tables.ts';
import type {
  BrandingRow,
  CataloguePageRow,
  ChannelChangeRow,
  ChannelRevisionRow,
  ChannelRow,
  CoreConfigRow,
  PermalinkRow,
  RedirectRow,
  ResourceHistoryRow,
  SearchSynonymRow,
  SearchTermRow,
  SearchTermWaitingRow,
  SettingScreenRow,
  ShopChannelRow,
  ShopRow,
  SliderRow,
  PaperLogoRow,
} from './shop-tables.ts';
import type { LinkCheckRow, LinkScanRow, LinkUseRow } from './link-tables.ts';
import type { StockAlertRow, SubscriberRow } from './marketing-tables.ts';
import type { MediaCategoryRow, MediaFileRow, MediaFolderRow, MediaUploadRow } from './media-tables.ts';
import type { InvoiceRow, RefundRow, ShipmentLineRow, ShipmentRow } from './sale/fulfilment-tables.ts';
import type {
  DocumentCounterRow,
  DocumentRow,
  OrderCommentRow,
  OrderStatusChangeRow,
  SaleOrderLineRow,
  SaleOrderRow,
  StockReservationRow,
} from './sale/order-tables.ts';
import type { StockArrivalRow, StockCountEntryRow, StockCountRow, StockMovementRow } from './stock-tables.ts';
import type {
  PaymentAttemptRow,
  PaymentNoticeRow,
  PaymentTransactionRow,
  StoreCreditEntryRow,
} from './sale/payment-tables.ts';
import type {
  QuoteCommentRow,
  QuoteLineRow,
  QuoteLinkRow,
  QuoteRow,
  QuoteStateChangeRow,
} from './sale/quote-tables.ts';
import type {
  RmaImageRow,
  RmaLineRow,
  RmaMessageRow,
  DiscardedFileRow,
  RmaReasonRow,
  RmaRow,
  RmaStatusChangeRow,
  WithdrawalLinkRow,
  WithdrawalRow,
} from './sale/return-tables.ts';
import type {
  CartRuleCouponRow,
  CartRuleRow,
  CartRuleUsageRow,
  CatalogRuleRow,
  CurrencyRow,
  ExchangeRateRow,
  GroupPriceRow,
  GroupRulePriceRow,
  TableRateRow,
  TableRateSetRow,
  TaxCategoryRow,
  TaxRateRow,
} from './sale/sale-terms-tables.ts';

export interface Database {
  shop: ShopRow;
  core_config: CoreConfigRow;
  setting_screen: SettingScreenRow;
  shop_channel: ShopChannelRow;
  branding: BrandingRow;
  channel: ChannelRow;
  channel_change: ChannelChangeRow;
  channel_revision: ChannelRevisionRow;
  category: CategoryRow;
  attribute: AttributeRow;
  attribute_option: AttributeOptionRow;
  attribute_family: AttributeFamilyRow;
  product: ProductRow;
  product_reference: ProductReferenceRow;
  product_category: ProductCategoryRow;
  product_relation: ProductRelationRow;
  product_stock: ProductStockRow;
  stock_movement: StockMovementRow;
  stock_arrival: StockArrivalRow;
  stock_count: StockCountRow;
  stock_count_entry: StockCountEntryRow;
  channel_stock: ChannelStockRow;
  product_price_history: ProductPriceHistoryRow;
  product_touched: ProductTouchedRow;
  spreadsheet_row: SpreadsheetRow;
  media: MediaRow;
  media_folder: MediaFolderRow;
  media_category: MediaCategoryRow;
  media_file: MediaFileRow;
  media_upload: MediaUploadRow;
  product_media: ProductMediaRow;
  product_part: ProductPartRow;
  product_part_option: ProductPartOptionRow;
  permalink: PermalinkRow;
  redirect: RedirectRow;
  search_synonym: SearchSynonymRow;
  search_term: SearchTermRow;
  search_term_waiting: SearchTermWaitingRow;
  catalogue_page: CataloguePageRow;
  content_type: ContentTypeRow;
  custom_field_group: CustomFieldGroupRow;
  cms_document: CmsDocumentRow;
  cms_slug: CmsSlugRow;
  cms_revision: CmsRevisionRow;
  cms_lease: CmsLeaseRow;
  link_check: LinkCheckRow;
  link_use: LinkUseRow;
  link_scan: LinkScanRow;
  slider: SliderRow;
  visitor: VisitorRow;
  sync_group: SyncGroupRow;
  sync_lane: SyncLaneRow;
  sync_result: SyncResultRow;
  cart: CartRow;
  cart_line: CartLineRow;
  quote: QuoteRow;
  quote_line: QuoteLineRow;
  quote_link: QuoteLinkRow;
  contact_request: ContactRequestRow;
  vehicle_sale_step: VehicleSaleStepRow;
  consent: ConsentRow;
  mail_log: MailLogRow;
  attempt: AttemptRow;
  customer_group: CustomerGroupRow;
  customer: CustomerRow;
  customer_address: CustomerAddressRow;
  customer_session: CustomerSessionRow;
  session_hand_over: SessionHandOverRow;
  borrowed_session: BorrowedSessionRow;
  account_link: AccountLinkRow;
  attempt_lock: AttemptLockRow;
  data_request: DataRequestRow;
  wish: WishRow;
  quote_comment: QuoteCommentRow;
  quote_state_change: QuoteStateChangeRow;
  resource_history: ResourceHistoryRow;
  admin: AdminRow;
  admin_role: AdminRoleRow;
  admin_role_permission: AdminRolePermissionRow;
  admin_credential: AdminCredentialRow;
  admin_session: AdminSessionRow;
  admin_browser: AdminBrowserRow;
  admin_recovery_code: AdminRecoveryCodeRow;
  admin_link: AdminLinkRow;
  admin_notification_read: AdminNotificationReadRow;
  document_counter: DocumentCounterRow;
  sale_order: SaleOrderRow;
  sale_order_line: SaleOrderLineRow;
  stock_reservation: StockReservationRow;
  order_status_change: OrderStatusChangeRow;
  order_comment: OrderCommentRow;
  document: DocumentRow;
  payment_attempt: PaymentAttemptRow;
  payment_transaction: PaymentTransactionRow;
  payment_notice: PaymentNoticeRow;
  store_credit_entry: StoreCreditEntryRow;
  shipment: ShipmentRow;
  shipment_line: ShipmentLineRow;
  invoice: InvoiceRow;
  refund: RefundRow;
  rma_reason: RmaReasonRow;
  rma: RmaRow;
  rma_line: RmaLineRow;
  rma_image: RmaImageRow;
  rma_message: RmaMessageRow;
  rma_status_change: RmaStatusChangeRow;
  withdrawal: WithdrawalRow;
  withdrawal_link: WithdrawalLinkRow;
  discarded_file: DiscardedFileRow;
  download_file: DownloadFileRow;
  download_grant: DownloadGrantRow;
  download_link: DownloadLinkRow;
  download_pass: DownloadPassRow;
  subscriber: SubscriberRow;
  stock_alert: StockAlertRow;
  paper_logo: PaperLogoRow;
  currency: CurrencyRow;
  exchange_rate: ExchangeRateRow;
  tax_category: TaxCategoryRow;
  tax_rate: TaxRateRow;
  table_rate_set: TableRateSetRow;
  table_rate: TableRateRow;
  cart_rule: CartRuleRow;
  cart_rule_coupon: CartRuleCouponRow;
  cart_rule_usage: CartRuleUsageRow;
  catalog_rule: CatalogRuleRow;
  group_price: GroupPriceRow;
  group_rule_price: GroupRulePriceRow;
}
