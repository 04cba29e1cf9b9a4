import { accordion } from '#src/ui/accordion/accordion.recipe.ts';
import { actionBar } from '#src/ui/frame/action-bar.recipe.ts';
import { areaSwitch } from '#src/ui/cartouche/area-switch.recipe.ts';
import { attributeEditor } from '#src/admin/features/attributes/attribute-editor.recipe.ts';
import { badge } from '#src/ui/badge/badge.recipe.ts';
import { bell } from '#src/admin/app/layout/top-line/bell.recipe.ts';
import { brand } from '#src/ui/brand/brand.recipe.ts';
import { branding } from '#src/admin/features/branding/branding.recipe.ts';
import { breadcrumb } from '#src/ui/breadcrumb/breadcrumb.recipe.ts';
import { button } from '#src/ui/button/button.recipe.ts';
import { cartouche } from '#src/ui/cartouche/cartouche.recipe.ts';
import { categoryTree } from '#src/admin/features/categories/categories.recipe.ts';
import { chip } from '#src/ui/chip/chip.recipe.ts';
import { choice } from '#src/ui/field/choice.recipe.ts';
import { builder } from '#src/admin/features/builder/builder.recipe.ts';
import { dashboard } from '#src/admin/features/dashboard/dashboard.recipe.ts';
import { deskLayout } from '#src/admin/parts/desk/desk-layout.recipe.ts';
import { empty } from '#src/ui/empty-state/empty.recipe.ts';
import { errorSummary } from '#src/ui/error-summary/error-summary.recipe.ts';
import { facet } from '#src/ui/facet/facet.recipe.ts';
import { fault } from '#src/admin/app/pages/fault.recipe.ts';
import { greeting } from '#src/admin/app/account/welcome/greeting.recipe.ts';
import { field } from '#src/ui/field/field.recipe.ts';
import { footer } from '#src/ui/frame/footer.recipe.ts';
import { formLayout } from '#src/forms/form-layout.recipe.ts';
import { gallery } from '#src/ui/gallery/gallery.recipe.ts';
import { header } from '#src/ui/frame/header.recipe.ts';
import { hero } from '#src/ui/hero/hero.recipe.ts';
import { hidden } from '#src/ui/hidden/hidden.recipe.ts';
import { icon } from '#src/ui/icon/icon.recipe.ts';
import { iconButton } from '#src/ui/button/icon-button.recipe.ts';
import { input } from '#src/ui/field/input.recipe.ts';
import { keyValue } from '#src/ui/key-value/key-value.recipe.ts';
import { lineItem } from '#src/ui/line-item/line-item.recipe.ts';
import { listel } from '#src/ui/listel/listel.recipe.ts';
import { loading } from '#src/ui/loading-overlay/loading.recipe.ts';
import { note } from '#src/ui/note/note.recipe.ts';
import { mediaLibrary } from '#src/admin/parts/media/media-library.recipe.ts';
import { mediaThumb } from '#src/admin/parts/media/media-thumb.recipe.ts';
import { menuEditor } from '#src/admin/features/menus/menu-editor.recipe.ts';
import { menuDrawer } from '#src/admin/app/layout/menu-drawer.recipe.ts';
import { office } from '#src/admin/app/layout/office.recipe.ts';
import { popoverMenu } from '#src/admin/app/layout/popover-menu.recipe.ts';
import { seoEditor } from '#src/admin/parts/seo/seo.recipe.ts';
import { settings } from '#src/admin/features/settings/settings.recipe.ts';
import { shortcuts } from '#src/admin/app/palette/shortcuts.recipe.ts';
import { sideNav } from '#src/admin/app/layout/side-nav.recipe.ts';
import { signIn } from '#src/admin/app/account/sign-in/sign-in.recipe.ts';
import { topLine } from '#src/admin/app/layout/top-line/top-line.recipe.ts';
import { officeField } from '#src/admin/forms/office-field.recipe.ts';
import { recordForm } from '#src/admin/screens/form/record-form.recipe.ts';
import { conflictView } from '#src/admin/screens/form/conflict/conflict-view.recipe.ts';
import { historyView } from '#src/admin/screens/form/history/history-view.recipe.ts';
import { page } from '#src/ui/frame/page.recipe.ts';
import { pagination } from '#src/ui/pagination/pagination.recipe.ts';
import { palette } from '#src/admin/app/palette/palette.recipe.ts';
import { richTextField } from '#src/admin/forms/rich-text/rich-text-field.recipe.ts';
import { profile } from '#src/admin/features/profile/profile.recipe.ts';
import { permissions } from '#src/admin/features/roles/permissions.recipe.ts';
import { plate } from '#src/ui/picture/plate.recipe.ts';
import { price } from '#src/ui/price/price.recipe.ts';
import { priceRange } from '#src/ui/price-range/price-range.recipe.ts';
import { productCard } from '#src/ui/product-card/product-card.recipe.ts';
import { progress } from '#src/ui/progress/progress.recipe.ts';
import { prose } from '#src/ui/prose/prose.recipe.ts';
import { rail } from '#src/ui/sync/rail.recipe.ts';
import { road } from '#src/admin/parts/desk/road.recipe.ts';
import { row } from '#src/ui/row/row.recipe.ts';
import { searchField } from '#src/ui/search-field/search-field.recipe.ts';
import { sectionHead } from '#src/ui/section/section-head.recipe.ts';
import { segmented } from '#src/ui/field/segmented.recipe.ts';
import { scanner } from '#src/admin/features/inventory-count/scan/scanner.recipe.ts';
import { select } from '#src/ui/field/select.recipe.ts';
import { sheet } from '#src/ui/sheet/sheet.recipe.ts';
import { sheetGrid } from '#src/admin/features/sheet/sheet.recipe.ts';
import { skeleton } from '#src/ui/skeleton/skeleton.recipe.ts';
import { skipLink } from '#src/ui/frame/skip-link.recipe.ts';
import { stepper } from '#src/ui/stepper/stepper.recipe.ts';
import { stock } from '#src/ui/stock/stock.recipe.ts';
import { surface } from '#src/ui/surface/surface.recipe.ts';
import { sync } from '#src/ui/sync/sync.recipe.ts';
import { tabs } from '#src/ui/frame/tabs.recipe.ts';
import { tag } from '#src/ui/tag/tag.recipe.ts';
import { textLink } from '#src/ui/link/text-link.recipe.ts';
import { tile } from '#src/ui/tile/tile.recipe.ts';
import { toast } from '#src/ui/toast/toast.recipe.ts';
import { topBar } from '#src/ui/frame/top-bar.recipe.ts';
import { zoom } from '#src/ui/gallery/zoom.recipe.ts';
import { bulkBar } from '#src/admin/screens/list/recipes/bulk-bar.recipe.ts';
import { dataTable } from '#src/admin/screens/list/recipes/data-table.recipe.ts';
import { filterChip } from '#src/admin/screens/list/recipes/filter-chip.recipe.ts';
import { list } from '#src/admin/screens/list/recipes/list.recipe.ts';
import { popover } from '#src/admin/screens/list/recipes/popover.recipe.ts';
import { tool } from '#src/admin/screens/list/recipes/tool.recipe.ts';

/** Every recipe of the back office by the name under which `#styled/recipes` gives it, in the order of the style sheet. */
export const recipes = {
  button,
  iconButton,
  badge,
  chip,
  textLink,
  plate,
  surface,
  prose,
  input,
  skipLink,
  hidden,
  icon,
  tag,
  stock,
  skeleton,
  cartouche,
  rail,
  tool,
};

export const slotRecipes = {
  bell,
  formLayout,
  stepper,
  productCard,
  tile,
  hero,
  accordion,
  branding,
  breadcrumb,
  pagination,
  gallery,
  zoom,
  keyValue,
  row,
  lineItem,
  scanner,
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
  mediaLibrary,
  mediaThumb,
  menuEditor,
  categoryTree,
  attributeEditor,
  officeField,
  recordForm,
  conflictView,
  historyView,
  office,
  sideNav,
  topLine,
  popoverMenu,
  menuDrawer,
  signIn,
  dashboard,
  deskLayout,
  road,
  builder,
  richTextField,
  permissions,
  profile,
  fault,
  greeting,
  palette,
  shortcuts,
  seoEditor,
  settings,
  list,
  dataTable,
  sheetGrid,
  filterChip,
  popover,
  bulkBar,
};
