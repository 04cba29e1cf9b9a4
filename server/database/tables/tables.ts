/** Rows as Kysely sees them; `migrations/*.sql` is the source, these files follow it by hand. */
import type {
  AttributeFamilyRow,
  AttributeOptionRow,
  AttributeRow,
  CategoryRow,
  MediaRow,
  ProductCategoryRow,
  ProductMediaRow,
  ProductPriceHistoryRow,
  ProductReferenceRow,
  ProductRelationRow,
  ProductRow,
  ProductStockRow,
  ProductTouchedRow,
} from './catalogue-tables.ts';
import type {
  AccountLinkRow,
  AttemptLockRow,
  CustomerAddressRow,
  CustomerGroupRow,
  CustomerRow,
  CustomerSessionRow,
  QuoteCommentRow,
  WishRow,
} from './customer-tables.ts';
import type {
  AttemptRow,
  CartLineRow,
  CartRow,
  ConsentRow,
  ContactRequestRow,
  MailLogRow,
  QuoteLineRow,
  QuoteRow,
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
  ContentRow,
  CoreConfigRow,
  MenuRow,
  PostListRow,
  RedirectRow,
  ResourceHistoryRow,
  ShopRow,
  SliderRow,
} from './shop-tables.ts';

export interface Database {
  shop: ShopRow;
  core_config: CoreConfigRow;
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
  product_price_history: ProductPriceHistoryRow;
  product_touched: ProductTouchedRow;
  media: MediaRow;
  product_media: ProductMediaRow;
  redirect: RedirectRow;
  catalogue_page: CataloguePageRow;
  content: ContentRow;
  post_list: PostListRow;
  menu: MenuRow;
  slider: SliderRow;
  visitor: VisitorRow;
  sync_group: SyncGroupRow;
  sync_lane: SyncLaneRow;
  sync_result: SyncResultRow;
  cart: CartRow;
  cart_line: CartLineRow;
  quote: QuoteRow;
  quote_line: QuoteLineRow;
  contact_request: ContactRequestRow;
  consent: ConsentRow;
  mail_log: MailLogRow;
  attempt: AttemptRow;
  customer_group: CustomerGroupRow;
  customer: CustomerRow;
  customer_address: CustomerAddressRow;
  customer_session: CustomerSessionRow;
  account_link: AccountLinkRow;
  attempt_lock: AttemptLockRow;
  wish: WishRow;
  quote_comment: QuoteCommentRow;
  resource_history: ResourceHistoryRow;
}
