import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copyNames, freeSlug } from '#core/domain/cms/document-slug.ts';
import { LOCALES } from '#core/domain/shop/locale.ts';
import { isSlug, MAX_SLUG_LENGTH, slugOf } from '#core/domain/text/slug.ts';

const slugs = fc
  .string({ minLength: 1, maxLength: 260 })
  .map((text) => slugOf(`a${text}`))
  .filter(isSlug);

test('a slug that is made is free, a slug, and no longer than slugs are', () => {
  fc.assert(
    fc.property(slugs, fc.integer({ min: 0, max: 12 }), (wanted, copies) => {
      const taken = new Set<string>();
      for (let made = 0; made < copies; made += 1) {
        const next = freeSlug(wanted, (one) => taken.has(one));
        expect(taken.has(next)).toBe(false);
        expect(next.length).toBeLessThanOrEqual(MAX_SLUG_LENGTH);
        taken.add(next);
      }
      expect(taken.size).toBe(copies);
    }),
  );
});

test('what is free stays as it is; what is taken gets -2, then -3', () => {
  const taken = new Set(['freins', 'freins-2']);
  expect(freeSlug('pneus', (one) => taken.has(one))).toBe('pneus');
  expect(freeSlug('freins', (one) => taken.has(one))).toBe('freins-3');
});

test('a copy is called so in its language', () => {
  const taken = new Set(['livraison-copie']);
  const rules = { isTaken: (one: string) => taken.has(one), longest: 255 };
  expect(copyNames({ title: 'Livraison', slug: 'livraison' }, 'fr_FR', rules)).toEqual({
    title: 'Livraison (copie)',
    slug: 'livraison-copie-2',
  });
  expect(copyNames({ title: 'Delivery', slug: 'delivery' }, 'en_GB', rules)).toEqual({
    title: 'Delivery (copy)',
    slug: 'delivery-copy',
  });
});

test('the title of a copy ends before a letter of which there is room for half, and can be stored', () => {
  const rules = { isTaken: () => false, longest: 255 };
  const title = `${'a'.repeat(246)}😀${'b'.repeat(5)}`;
  expect(copyNames({ title, slug: 'a' }, 'fr_FR', rules).title).toBe(`${'a'.repeat(246)} (copie)`);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.constantFrom(...LOCALES), (text, locale) => {
      const copy = copyNames({ title: text, slug: 'a' }, locale, rules).title;
      expect(copy).not.toMatch(/\p{Surrogate}/u);
      expect(copy.length).toBeLessThanOrEqual(255);
    }),
  );
});
