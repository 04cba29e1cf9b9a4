import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';
import type { Picture } from '#core/contract/catalogue/structure.ts';
import { inLanguage } from '#core/contract/catalogue/product-texts.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { DEFAULT_LOCALE } from '#core/domain/shop/locale.ts';
import { excerptOf, metadataOf, titlePrice } from '#core/contract/pages/head/head.ts';
import type { PageFound } from '#core/contract/pages/page.ts';
import { categoryPath, productPath } from '#core/contract/pages/paths.ts';
import { elsewhere, settingIn, type Elsewhere, type Resolving } from '#core/contract/pages/resolve/resolving.ts';
import { areaCrumb, categoryTrail } from '#core/contract/pages/resolve/resolve-list.ts';

/** The photo of the variant asked for comes first: what is chosen is what is seen. */
function withLeading(detail: ProductDetail, image: Picture | undefined): ProductDetail {
  if (image === undefined) return detail;
  return { ...detail, pictures: [image, ...detail.pictures.filter(({ hash }) => hash !== image.hash)] };
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
  const most = settingIn(state, 'catalog.products.product_view_page.related_count', area);
  const related = detail === null ? [] : await source.rowsByUuid(detail.related.slice(0, most));
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
      related,
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
