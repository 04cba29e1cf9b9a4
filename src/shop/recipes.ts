import { accordion } from '#src/ui/accordion/accordion.recipe.ts';
import { actionBar } from '#src/ui/frame/action-bar.recipe.ts';
import { areaSwitch } from '#src/ui/cartouche/area-switch.recipe.ts';
import { badge } from '#src/ui/badge/badge.recipe.ts';
import { blockLayout } from '#src/content/blocks/block-layout.recipe.ts';
import { brand } from '#src/ui/brand/brand.recipe.ts';
import { breadcrumb } from '#src/ui/breadcrumb/breadcrumb.recipe.ts';
import { button } from '#src/ui/button/button.recipe.ts';
import { cartouche } from '#src/ui/cartouche/cartouche.recipe.ts';
import { chip } from '#src/ui/chip/chip.recipe.ts';
import { choice } from '#src/ui/field/choice.recipe.ts';
import { columns } from '#src/shop/parts/layout/columns.recipe.ts';
import { empty } from '#src/ui/empty-state/empty.recipe.ts';
import { errorSummary } from '#src/ui/error-summary/error-summary.recipe.ts';
import { facet } from '#src/ui/facet/facet.recipe.ts';
import { field } from '#src/ui/field/field.recipe.ts';
import { filterPanel } from '#src/shop/features/list/filter-panel.recipe.ts';
import { footer } from '#src/ui/frame/footer.recipe.ts';
import { footerTools } from '#src/shop/features/layout/footer-tools.recipe.ts';
import { formLayout } from '#src/forms/form-layout.recipe.ts';
import { gallery } from '#src/ui/gallery/gallery.recipe.ts';
import { header } from '#src/ui/frame/header.recipe.ts';
import { hero } from '#src/ui/hero/hero.recipe.ts';
import { hidden } from '#src/ui/hidden/hidden.recipe.ts';
import { homeLayout } from '#src/shop/features/home/home-layout.recipe.ts';
import { icon } from '#src/ui/icon/icon.recipe.ts';
import { iconButton } from '#src/ui/button/icon-button.recipe.ts';
import { input } from '#src/ui/field/input.recipe.ts';
import { invite } from '#src/shop/parts/blocks/invite.recipe.ts';
import { trust } from '#src/shop/parts/blocks/trust.recipe.ts';
import { keyValue } from '#src/ui/key-value/key-value.recipe.ts';
import { lineItem } from '#src/ui/line-item/line-item.recipe.ts';
import { listLayout } from '#src/shop/parts/layout/list-layout.recipe.ts';
import { listel } from '#src/ui/listel/listel.recipe.ts';
import { loading } from '#src/ui/loading-overlay/loading.recipe.ts';
import { note } from '#src/ui/note/note.recipe.ts';
import { only } from '#src/shop/parts/layout/only.recipe.ts';
import { returnPhotos } from '#src/shop/features/account/returns/return-photos.recipe.ts';
import { orderCard } from '#src/shop/features/account/orders/order-card.recipe.ts';
import { page } from '#src/ui/frame/page.recipe.ts';
import { pageHead } from '#src/shop/parts/page/page-head.recipe.ts';
import { pagination } from '#src/ui/pagination/pagination.recipe.ts';
import { plate } from '#src/ui/picture/plate.recipe.ts';
import { price } from '#src/ui/price/price.recipe.ts';
import { priceRange } from '#src/ui/price-range/price-range.recipe.ts';
import { productCard } from '#src/ui/product-card/product-card.recipe.ts';
import { productGrid } from '#src/shop/parts/product/product-grid.recipe.ts';
import { productLayout } from '#src/shop/features/product/product-layout.recipe.ts';
import { progress } from '#src/ui/progress/progress.recipe.ts';
import { prose } from '#src/ui/prose/prose.recipe.ts';
import { rail } from '#src/ui/sync/rail.recipe.ts';
import { row } from '#src/ui/row/row.recipe.ts';
import { searchField } from '#src/ui/search-field/search-field.recipe.ts';
import { sectionHead } from '#src/ui/section/section-head.recipe.ts';
import { segmented } from '#src/ui/field/segmented.recipe.ts';
import { select } from '#src/ui/field/select.recipe.ts';
import { sheet } from '#src/ui/sheet/sheet.recipe.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.recipe.ts';
import { skipLink } from '#src/ui/frame/skip-link.recipe.ts';
import { slides } from '#src/shop/parts/blocks/slides.recipe.ts';
import { statusTag } from '#src/ui/tag/status-tag.recipe.ts';
import { stepList } from '#src/shop/features/checkout/step-list.recipe.ts';
import { stepper } from '#src/ui/stepper/stepper.recipe.ts';
import { stock } from '#src/ui/stock/stock.recipe.ts';
import { subnav } from '#src/shop/features/account/subnav.recipe.ts';
import { suggestions } from '#src/shop/features/search/suggestions.recipe.ts';
import { surface } from '#src/ui/surface/surface.recipe.ts';
import { sync } from '#src/ui/sync/sync.recipe.ts';
import { tabs } from '#src/ui/frame/tabs.recipe.ts';
import { tag } from '#src/ui/tag/tag.recipe.ts';
import { textLink } from '#src/ui/link/text-link.recipe.ts';
import { tile } from '#src/ui/tile/tile.recipe.ts';
import { timeline } from '#src/shop/features/account/orders/order/timeline.recipe.ts';
import { toast } from '#src/ui/toast/toast.recipe.ts';
import { topBar } from '#src/ui/frame/top-bar.recipe.ts';
import { tyreLabel } from '#src/shop/features/product/tyre/tyre-label.recipe.ts';
import { wideCard } from '#src/content/wide-card.recipe.ts';
import { zoom } from '#src/ui/gallery/zoom.recipe.ts';

/** Every recipe of the shop by the name under which `#styled/recipes` gives it. Their order is that of the style sheet. */
export const recipes = {
  button,
  iconButton,
  badge,
  chip,
  textLink,
  plate,
  productGrid,
  surface,
  prose,
  input,
  skipLink,
  hidden,
  icon,
  tag,
  statusTag,
  stock,
  skeleton,
  cartouche,
  rail,
  columns,
  only,
};

export const slotRecipes = {
  formLayout,
  stepper,
  productCard,
  listLayout,
  tile,
  hero,
  accordion,
  breadcrumb,
  pagination,
  gallery,
  zoom,
  keyValue,
  row,
  lineItem,
  subnav,
  orderCard,
  returnPhotos,
  timeline,
  stepList,
  select,
  field,
  choice,
  segmented,
  errorSummary,
  searchField,
  facet,
  priceRange,
  page,
  sectionHead,
  header,
  topBar,
  tabs,
  actionBar,
  footer,
  brand,
  price,
  note,
  toast,
  sheet,
  progress,
  loading,
  empty,
  areaSwitch,
  sync,
  listel,
  homeLayout,
  slides,
  wideCard,
  invite,
  blockLayout,
  trust,
  pageHead,
  filterPanel,
  productLayout,
  tyreLabel,
  suggestions,
  footerTools,
};
