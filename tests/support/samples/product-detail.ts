import type { ProductDetail } from '#core/contract/catalogue/product-detail.ts';

/** The details of an article that has as few of them as may be, and what a test wants of it. */
export const detailWith = (over: Partial<ProductDetail> & Pick<ProductDetail, 'uuid'>): ProductDetail => ({
  shortDescription: 'Un article de la boutique.',
  description: [],
  pictures: [],
  attributes: [],
  superAttributes: [],
  variants: [],
  related: [],
  deposit: 0,
  ecoContribution: 0,
  weightGrams: null,
  warrantyMonths: 24,
  returnDays: 30,
  ean13: null,
  manufacturerReference: null,
  metaTitle: null,
  metaDescription: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...over,
});
