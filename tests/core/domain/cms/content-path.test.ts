import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPattern, PAGE_TYPE, pathOfContent, PLACEHOLDERS } from '#core/domain/cms/content-path.ts';
import { isSlug, slugOf } from '#core/domain/text/slug.ts';

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/u).filter((one) => slugOf(one) === one);
const part = fc.oneof(
  slug,
  fc.constantFrom(...PLACEHOLDERS.filter((one) => one !== 'slug').map((one) => `{${one}}`)),
  fc.constant('{yyyy}-{mm}'),
);
const pattern = fc
  .tuple(
    fc.array(part, { maxLength: 3 }),
    fc.constantFrom('{slug}', '{mm}-{slug}', '{slug}-{category}'),
    fc.array(part, { maxLength: 1 }),
  )
  .map(([before, own, after]) => [...before, own, ...after].join('/'))
  .filter(isPattern);
const place = fc.record({
  type: slug.filter((one) => one !== PAGE_TYPE),
  slug,
  area: fc.constantFrom(null, 'auto' as const, 'moto' as const),
  category: fc.option(slug, { nil: null }),
  month: fc.constantFrom('2026-03', '1999-12', null),
});

test('every pattern makes an address of slugs, whatever a content has none of', () => {
  fc.assert(
    fc.property(place, pattern, (one, own) => {
      const path = pathOfContent(one, own);
      expect(path.split('/').every(isSlug)).toBe(true);
      expect(path).toContain(one.slug);
    }),
  );
});

test('a page stands at its slug under every pattern, everything else below the list of its type', () => {
  expect(pathOfContent({ type: PAGE_TYPE, slug: 'mentions' }, '{yyyy}/{slug}')).toBe('mentions');
  expect(pathOfContent({ type: 'actualites', slug: 'pneus' })).toBe('actualites/pneus');
  expect(pathOfContent({ type: 'actualites', slug: 'pneus', month: '2026-03' }, '{type}/{yyyy}/{mm}/{slug}')).toBe(
    'actualites/2026/03/pneus',
  );
  expect(pathOfContent({ type: 'actualites', slug: 'pneus' }, '{area}/{category}/{slug}')).toBe('pneus');
});

test('a pattern names the slug once, and nothing it does not know', () => {
  expect(
    ['', '{type}', '{slug}/{slug}', '/{slug}', '{slug}/', '{titre}/{slug}', 'Actu/{slug}'].filter(isPattern),
  ).toEqual([]);
  expect(isPattern('conseils/{yyyy}-{mm}/{slug}')).toBe(true);
});
