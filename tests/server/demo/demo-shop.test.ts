import { describe, expect, it } from 'vitest';

import type { RichBlock, RichSpan } from '#core/contract/catalogue/product-detail.ts';
import { isEan13 } from '#core/domain/text/codes/ean.ts';
import { isSlug } from '#core/domain/text/slug.ts';
import { demoShop } from '#demo/demo-shop.ts';
import { french } from '#demo/french.ts';

const { products, categories, attributes, families } = demoShop;

const sold = products.flatMap((product): readonly { price: number; ean13: string | null }[] =>
  product.type === 'configurable' ? product.variants : [product],
);
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at);
const attributeOf = new Map(attributes.map((one) => [one.code, one]));
const familyOf = new Map(families.map((one) => [one.code, one]));

const joined = (spans: readonly RichSpan[]) => spans.map((span) => span.text).join('');
/** Lines of a block as they are read. */
const textsOf = (block: RichBlock): readonly string[] => {
  if (block.type === 'heading') return [block.text];
  if (block.type === 'image') return [block.alt];
  if (block.type === 'table') return [...block.head, ...block.rows.flat()];
  return block.type === 'list' ? block.items.map(joined) : [joined(block.text)];
};

/** Everything a person reads in French of the catalogue. */
const frenchTexts: string[] = [
  ...products.flatMap((one) => [
    one.name,
    one.subtitle,
    one.shortDescription,
    ...one.description.flatMap(textsOf),
    ...one.shots.map((shot) => shot.alt),
  ]),
  ...categories.flatMap((one) => [one.name.fr_FR, one.description, one.shot.alt]),
  ...attributes.flatMap((one) => [
    one.label.fr_FR,
    one.heading.fr_FR,
    ...one.options.map((option) => option.label.fr_FR),
  ]),
];

describe('the demo catalogue', () => {
  it('is as large as a shop worth showing', () => {
    expect(categories.length).toBeGreaterThanOrEqual(30);
    expect(products.length).toBeGreaterThanOrEqual(160);
    expect(products.filter((one) => one.type === 'configurable').length).toBeGreaterThanOrEqual(25);
    for (const area of ['auto', 'moto']) {
      const own = products.filter((one) => one.area === area);
      expect(own.length).toBeGreaterThanOrEqual(80);
      expect(own.filter((one) => one.type === 'vehicle').length).toBeGreaterThanOrEqual(2);
      expect(own.filter((one) => one.featured > 0).length).toBeGreaterThanOrEqual(8);
    }
  });

  it('gives every article and department an address of its own', () => {
    expect(repeated(products.map((one) => `${one.area}/${one.slug}`))).toEqual([]);
    expect(repeated(categories.map((one) => `${one.area}/${one.slug}`))).toEqual([]);
    expect([...products, ...categories].filter((one) => !isSlug(one.slug))).toEqual([]);
    // one segment after nos-produits is a department, two are an article
    expect(repeated(families.map((one) => one.slug))).toEqual([]);
  });

  it('numbers what it sells once, whatever the case, with valid EAN codes', () => {
    const skus = [...products.map((one) => one.sku), ...products.flatMap((one) => one.variants.map((own) => own.sku))];
    expect(repeated(skus.map((sku) => sku.toLowerCase()))).toEqual([]);
    expect(skus.filter((sku) => !/^[A-Za-z0-9._-]{1,64}$/u.test(sku))).toEqual([]);
    const codes = sold.flatMap((one) => one.ean13 ?? []);
    expect(codes.filter((code) => !isEan13(code) || !code.startsWith('2'))).toEqual([]);
    expect(repeated(codes)).toEqual([]);
  });

  it('asks sane prices, each ending as a shop ends them', () => {
    for (const one of sold) {
      expect(one.price).toBeGreaterThan(2);
      expect([0, 50, 90]).toContain(Math.round(one.price * 100) % 100);
    }
    const reduced = products.flatMap((one) => (one.special ? [{ ...one, ...one.special, base: one.price }] : []));
    expect(reduced.length / products.length).toBeGreaterThan(0.14);
    for (const one of reduced) {
      expect(one.special?.price).toBeLessThan(one.prior);
      expect(one.prior).toBeLessThanOrEqual(one.base);
      expect(one.ageDays).toBeGreaterThan(30 - one.fromDay);
    }
    for (const one of products) expect(one.deposit + one.ecoContribution).toBeLessThan(one.price);
  });

  it('shows every state of stock', () => {
    const simple = products.filter((one) => one.type === 'simple');
    expect(simple.filter((one) => one.stock === 0 && one.backOrders).length).toBeGreaterThan(1);
    expect(simple.filter((one) => one.stock === 0 && !one.backOrders).length).toBeGreaterThan(1);
    expect(simple.filter((one) => one.stock > 0 && one.stock <= 5).length).toBeGreaterThan(10);
    for (const one of products.filter((own) => own.type === 'configurable')) {
      expect(one.variants.some((variant) => variant.stock > 0)).toBe(true);
    }
  });

  it('refers only to families, attributes, options, departments and articles that exist', () => {
    const skus = new Set(products.map((one) => one.sku));
    for (const one of products) {
      const family = familyOf.get(one.family);
      expect(family, one.sku).toBeDefined();
      for (const [code, value] of Object.entries(one.attributes)) {
        const attribute = attributeOf.get(code);
        expect(attribute, `${one.sku} ${code}`).toBeDefined();
        expect(family?.attributes, `${one.sku} ${code}`).toContain(code);
        if (attribute?.type === 'select' || attribute?.type === 'multiselect') {
          const labels = attribute.options.map((option) => option.label.fr_FR);
          for (const label of Array.isArray(value) ? value : [value]) expect(labels).toContain(french(String(label)));
        } else {
          expect(typeof value, `${one.sku} ${code}`).toBe(attribute?.type === 'text' ? 'string' : attribute?.type);
        }
      }
      for (const slug of one.categories) {
        expect(
          categories.some((own) => own.area === one.area && own.slug === slug),
          `${one.sku} ${slug}`,
        ).toBe(true);
      }
      for (const sku of one.related) expect(skus.has(sku) && sku !== one.sku, `${one.sku} ${sku}`).toBe(true);
      expect(repeated(one.related), one.sku).toEqual([]);
      expect(one.shots.length, one.sku).toBeGreaterThan(0);
    }
    for (const family of families) for (const code of family.attributes) expect(attributeOf.has(code)).toBe(true);
    for (const one of categories)
      for (const code of one.filters) expect(attributeOf.get(code)?.isFilterable, code).toBe(true);
  });

  it('tells the variants of an article apart by attributes made for it', () => {
    for (const one of products.filter((own) => own.type === 'configurable')) {
      expect(one.superAttributes.length).toBeGreaterThan(0);
      for (const code of one.superAttributes) {
        expect(attributeOf.get(code)).toMatchObject({ type: 'select', isConfigurable: true });
        expect(familyOf.get(one.family)?.attributes).toContain(code);
      }
      const choices = one.variants.map((variant) => one.superAttributes.map((code) => variant.options[code]).join('/'));
      expect(repeated(choices)).toEqual([]);
    }
  });

  it('shows at least one article in each of its colours, by photos that stand among its own', () => {
    const coloured = products.filter(({ variants }) => variants.some(({ shots }) => shots.length > 0));
    expect(coloured.map(({ sku }) => sku)).toContain('RD-R4');
    for (const { shots, variants } of coloured) {
      for (const variant of variants) expect(shots).toEqual(expect.arrayContaining([...variant.shots]));
      const photos = new Map(variants.map((one) => [one.options.color, JSON.stringify(one.shots[0])]));
      expect(new Set(photos.values()).size, 'a photo for each colour').toBe(photos.size);
    }
  });

  it('has no department that cannot be reached or is empty', () => {
    for (const one of categories) {
      const below = categories.filter((own) => own.area === one.area && own.parent === one.slug);
      const slugs = new Set([one.slug, ...below.map((own) => own.slug)]);
      const held = products.filter((own) => own.area === one.area && own.categories.some((slug) => slugs.has(slug)));
      expect(held.length, one.slug).toBeGreaterThan(0);
      if (one.parent !== null) {
        const above = categories.find((own) => own.area === one.area && own.slug === one.parent);
        expect(above?.parent, one.slug).toBeNull();
      }
      expect(one.name.en_GB, one.slug).toBeTruthy();
    }
  });

  it('says what the law asks of tyres and of used vehicles', () => {
    const tyres = products.filter((one) => one.area === 'auto' && one.attributes.tyre_ratio !== undefined);
    expect(tyres.length).toBeGreaterThan(10);
    for (const one of tyres) {
      for (const code of ['fuel_class', 'wet_grip', 'noise_db', 'noise_class', 'snow_3pmsf']) {
        expect(one.attributes[code], `${one.sku} ${code}`).toBeDefined();
      }
    }
    for (const one of products.filter((own) => own.type === 'vehicle')) {
      for (const code of ['first_registration', 'mileage', 'crit_air', 'vat_scheme', 'mileage_guaranteed']) {
        expect(one.attributes[code], `${one.sku} ${code}`).toBeDefined();
      }
    }
  });
});

describe('French typography of the demo catalogue', () => {
  it('has no straight apostrophe, no double space and no ordinary space before double punctuation', () => {
    const faults = frenchTexts.filter((text) => /'| {2}|[  ][;:!?»]|«[  ]|^\s|\s$/u.test(text));
    expect(faults).toEqual([]);
  });

  it('keeps a figure and its unit, and thousands, together', () => {
    expect(frenchTexts.filter((text) => /\d (?:€|%|mm|km|kg|Ah|ml)(?![\p{L}\d])/u.test(text))).toEqual([]);
    expect(french("48 200 km, 1 234 567 € : l’« essai » d'un 205/55 R16 91H")).toBe(
      '48\u202f200\u202fkm, 1\u202f234\u202f567\u202f€\u202f: l’«\u202fessai\u202f» d’un 205/55 R16 91H',
    );
  });

  it('leaves alone what is written the French way', () => {
    for (const text of frenchTexts) expect(french(text)).toBe(text);
  });
});
