import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import { inLanguage } from '#core/contract/catalogue/product-texts.ts';
import { isSaleable } from '#core/domain/catalogue/stock.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { excerptOf, metadataOf, titlePrice } from '#core/contract/pages/head/head.ts';
import type { Page, PageFound } from '#core/contract/pages/page.ts';
import { categoryPath, productPath } from '#core/contract/pages/paths.ts';
import { elsewhere, settingIn, type Elsewhere, type Resolving } from '#core/contract/pages/resolve/resolving.ts';
import { areaCrumb, categoryTrail } from '#core/contract/pages/resolve/resolve-list.ts';

/** The photo of the variant asked for comes first: what is chosen is what is seen. */
function withLeading(detail: ProductDetail, image: Picture | undefined): ProductDetail {
  if (image === undefined) return detail;
  return { ...detail, pictures: [image, ...detail.pictures.filter(({ hash }) => hash !== image.hash)] };
}

type Beside = Pick<Extract<Page, { kind: 'product' }>, 'related' | 'upSells' | 'alternatives'>;

/** Most products that are offered in place of another one. */
const MOST_ALTERNATIVES = 4;

/** What is named beside a product, and can be seen in its half of the shop. */
async function rowsBeside(detail: ProductDetail | null, { source, state }: Resolving, area: Area): Promise<Beside> {
  if (detail === null) return { related: [] };
  const [of, ofUpSells] = [
    settingIn(state, 'catalog.products.product_view_page.related_count', area),
    settingIn(state, 'catalog.products.product_view_page.up_sell_count', area),
  ];
  const shown = async (uuids: readonly string[] = []) =>
    uuids.length === 0 ? [] : (await source.rowsByUuid(uuids)).filter((row) => row.area === area);
  const related = (await shown(of === 0 ? [] : detail.related)).slice(0, of);
  const upSells = (await shown(ofUpSells === 0 ? [] : detail.upSells)).slice(0, ofUpSells);
  const alternatives = (await shown(detail.alternatives))
    .toSorted((one, other) => Number(isSaleable(other.stock)) - Number(isSaleable(one.stock)))
    .slice(0, MOST_ALTERNATIVES);
  return {
    related,
    ...(upSells.length === 0 ? {} : { upSells }),
    ...(alternatives.length === 0 ? {} : { alternatives }),
  };
}

/** A product page. Null for an unknown product, and for a `{type}` that is not its family's. */
export async function productPage(
  area: Area,
  family: string,
  slug: string,
  at: Resolving,
): Promise<PageFound | Elsewhere | null> {
  const { source, state } = at;
  const found = await source.rowBySlug(area, slug);
  if (found === null || found.family !== family) return null;
  const moved = elsewhere(found.path, at);
  if (moved !== null) return moved;
  const [held, structure] = await Promise.all([source.detail(found), source.structure()]);
  const { row, detail, locale } = inLanguage(found, held, state.locale);
  const beside = await rowsBeside(detail, at, area);
  const leaf = structure.categories.find((one) => one.id === row.categoryIds[0]);
  const trail = leaf === undefined ? [] : categoryTrail(structure, leaf);
  const asked = at.query.get('variante') ?? null;
  const variant = detail?.variants.find((one) => one.sku === asked) ?? null;
  const brand = row.brand?.label ?? '';
  /* a vehicle is called by its brand already */
  const name = brand === '' || row.name.includes(brand) ? row.name : `${row.name} ${brand}`;
  const price = titlePrice(row.price, state.locale);
  return {
    status: 200,
    route: `${area}.product`,
    meta: { type: row.family, slug: row.slug },
    rev: state.rev,
    pricedAt: state.pricedAt,
    page: {
      kind: 'product',
      area,
      row,
      detail: detail === null ? null : withLeading(detail, variant?.image),
      ...beside,
      crumbs: [
        areaCrumb(area),
        ...trail.map((one) => ({ label: one.name.fr_FR, href: categoryPath(one) })),
        { label: row.name, href: productPath(row) },
      ],
      variant: variant?.sku ?? null,
      ...(locale === DEFAULT_LOCALE ? {} : { locale }),
    },
    head: metadataOf(
      {
        title: detail?.metaTitle ?? `${name} – ${price} – ${state.siteName}`,
        description:
          detail?.metaDescription ?? (excerptOf(detail?.shortDescription || row.subtitle) || `${name}, ${price}.`),
        canonicalPath: productPath(row),
        picture: row.image,
        modifiedAt: detail?.updatedAt ?? null,
      },
      state,
    ),
  };
}
