import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isEan13 } from '#core/domain/text/codes/ean.ts';
import { isSlug } from '#core/domain/text/slug.ts';
import { demoShop } from '#demo/demo-shop.ts';
import { articleGenerator } from '#demo/generate/generate.ts';
import { french } from '#demo/french.ts';

const seeds = fc.integer({ min: 1, max: 9999 });
const numbers = fc.integer({ min: 1, max: 200_000 });
const labels = new Map(demoShop.attributes.map((one) => [one.code, one.options.map((option) => option.label.fr_FR)]));
const departments = new Set(demoShop.categories.map((one) => `${one.area}/${one.slug}`));

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('generated articles', () => {
  it('are the same for the same seed and number, whatever was made before', () => {
    fc.assert(
      fc.property(seeds, numbers, numbers, (seed, number, other) => {
        const later = articleGenerator(demoShop, seed);
        later(other);
        expect(later(number)).toEqual(articleGenerator(demoShop, seed)(number));
      }),
      { numRuns: 50 },
    );
  });

  it('obey the laws of the catalogue', () => {
    fc.assert(
      fc.property(seeds, numbers, (seed, number) => {
        const one = articleGenerator(demoShop, seed)(number);
        expect(isSlug(one.slug)).toBe(true);
        expect(isEan13(one.ean13 ?? '')).toBe(true);
        expect([50, 90]).toContain(Math.round(one.price * 100) % 100);
        if (one.special) expect(one.special.price).toBeLessThan(one.special.prior);
        for (const slug of one.categories) expect(departments.has(`${one.area}/${slug}`)).toBe(true);
        for (const [code, value] of Object.entries(one.attributes)) {
          const known = labels.get(code) ?? [];
          if (known.length > 0 && !Array.isArray(value)) expect(known).toContain(french(String(value)));
        }
        expect(one.type === 'configurable').toBe(one.variants.length > 0);
      }),
      // so cheap that a reduction is rounded away
      { examples: [[1678, 167_427]] },
    );
  });

  it('are many different ones', () => {
    const articleOf = articleGenerator(demoShop, 7);
    const articles = Array.from({ length: 5000 }, (_, at) => articleOf(at + 1));
    expect(distinct(articles.map((one) => `${one.area}/${one.slug}`))).toBe(articles.length);
    expect(distinct(articles.flatMap((one) => [one.sku, ...one.variants.map((own) => own.sku)]))).toBe(
      articles.length + articles.reduce((all, one) => all + one.variants.length, 0),
    );
    expect(distinct(articles.map((one) => one.name))).toBeGreaterThan(4500);
    expect(distinct(articles.map((one) => one.categories[0]))).toBeGreaterThan(50);
    expect(distinct(articles.map((one) => one.price))).toBeGreaterThan(200);
  });
});
