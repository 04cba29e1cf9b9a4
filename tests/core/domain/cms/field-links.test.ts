import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withFieldLinks, withLinksInFields } from '#core/domain/cms/fields/field-links.ts';

const fields = {
  site: 'https://club.example/salon',
  film: 'https://www.youtube.com/watch?v=1',
  voir: { href: '/moto/nos-produits/casques', text: 'Les casques' },
  texte: [{ type: 'paragraph', text: [{ text: 'Voir ' }, { text: 'la suite', href: '/suite' }] }],
  lignes: [{ id: 'a', values: { adresse: 'https://a.example/', note: 'rien ici, voir https://b.example/' } }],
  vide: { href: '', text: '' },
  couleur: '#00664a',
  nombre: 4,
};

function seen(value: unknown): [href: string, words: string][] {
  const found: [string, string][] = [];
  withFieldLinks(value, (href, words) => {
    found.push([href, words]);
    return href;
  });
  return found;
}

test('every address in the fields of a content is found, with the words beside it', () => {
  expect(seen(fields)).toEqual([
    ['https://club.example/salon', ''],
    ['https://www.youtube.com/watch?v=1', ''],
    ['/moto/nos-produits/casques', 'Les casques'],
    ['/suite', 'la suite'],
    ['https://a.example/', ''],
  ]);
});

test('an address that is taken away leaves its words, and nothing else moves', () => {
  const next = withLinksInFields(fields, (href) => (href === '/suite' || href.startsWith('/moto') ? null : href));
  expect(next).toEqual({
    ...fields,
    voir: { href: '', text: 'Les casques' },
    texte: [{ type: 'paragraph', text: [{ text: 'Voir ' }, { text: 'la suite' }] }],
  });
});

test('whatever fields hold, they are the same where no address is changed', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(withFieldLinks(value, (href) => href)).toEqual(value);
    }),
  );
});
