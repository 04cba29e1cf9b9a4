import fc from 'fast-check';
import { expect, test } from 'vitest';
import { copiedBody } from '#core/contract/cms/copy/copied-body.ts';
import { readSome, type SomeBody } from '#core/contract/cms/document-bodies.ts';
import { emptyComponent, emptyContent, emptyTerm, emptyText } from '#core/contract/cms/empty-body.ts';

const free = (): boolean => false;
const bodies: readonly SomeBody[] = [
  { of: 'content', body: emptyContent() },
  { of: 'component', body: emptyComponent() },
  { of: 'term', body: emptyTerm() },
];

/** The same body with other names in French. */
function called(some: SomeBody, names: { readonly title: string; readonly slug: string }): SomeBody | null {
  if (some.of === 'menu') return null;
  const french = { ...some.body.translations.fr_FR, ...names };
  return readSome(some.of, { ...some.body, translations: { ...some.body.translations, fr_FR: french } });
}

test('a copy is called so in each language it is written in, and has everything else', () => {
  const english = { ...emptyText(), title: 'Winter', slug: 'winter' };
  const french = { ...emptyText(), title: 'Hiver', slug: 'hiver', shortDescription: 'Avant la neige' };
  const body = { ...emptyContent(), translations: { fr_FR: french, en_GB: english } };
  expect(copiedBody({ of: 'content', body }, free)).toEqual({
    of: 'content',
    body: {
      ...body,
      translations: {
        fr_FR: { ...french, title: 'Hiver (copie)', slug: 'hiver-copie' },
        en_GB: { ...english, title: 'Winter (copy)', slug: 'winter-copy' },
      },
    },
  });
});

test('a language that nobody has written in does not come to be', () => {
  const { body } = copiedBody({ of: 'content', body: emptyContent() }, free);
  expect(body).toHaveProperty('translations.fr_FR');
  expect(body).not.toHaveProperty('translations.en_GB');
});

test('a slug that is taken is passed over, in its language alone', () => {
  const some = called({ of: 'component', body: emptyComponent() }, { title: 'Bandeau', slug: 'bandeau' });
  if (some === null) throw new Error('no body');
  const copy = copiedBody(some, (slug, locale) => locale === 'fr_FR' && slug === 'bandeau-copie');
  expect(copy.body).toHaveProperty('translations.fr_FR.slug', 'bandeau-copie-2');
});

test('a copy of any body, of whatever title and slug, is a body that may be saved', () => {
  const slugs = fc.stringMatching(/^[a-z0-9-]{0,200}$/u);
  const names = fc.record({ title: fc.string({ maxLength: 255 }), slug: slugs });
  fc.assert(
    fc.property(fc.constantFrom(...bodies), names, (some, given) => {
      const source = called(some, given);
      if (source === null) throw new Error('no body');
      const copy = copiedBody(source, free);
      expect(readSome(copy.of, copy.body)).toEqual(copy);
    }),
  );
});

test('a menu is copied as it is: its place is the shop’s', () => {
  const menu: SomeBody = { of: 'menu', body: { area: null, items: [] } };
  expect(copiedBody(menu, free)).toBe(menu);
});
