import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { cartHead } from '#core/contract/pages/head/cart-head.ts';
import { href } from '#core/contract/pages/href.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import {
  canonicalOf,
  documentClass,
  isIndexable,
  isSecretPath,
  namesState,
} from '#core/contract/pages/traits/documents.ts';
import { titleOf } from '#core/contract/pages/traits/titles.ts';
import { pagePort } from '#tests/support/page-port.ts';

const LIST = ['prix_min', 'prix_max', 'promo', 'stock', 'sort', 'page', 'f_brand'];
const ALL = [...LIST, 'q', 'area', 'vehicule', 'variante'];
const statesOf = (path: string) => ALL.filter((name) => namesState(path, name));

describe('a document is kept', () => {
  test('under the parameters that name a state of its page, and under no others', () => {
    expect(statesOf('/auto')).toEqual([]);
    expect(statesOf('/moto/nos-produits/casques')).toEqual(LIST);
    expect(statesOf('/auto/vehicules')).toEqual(LIST);
    expect(statesOf('/nos-produits')).toEqual([...LIST, 'area']);
    expect(statesOf('/search-results')).toEqual([...LIST, 'q', 'area']);
    expect(statesOf('/auto/nos-produits/pneus/pilot-4')).toEqual(['variante']);
    expect(statesOf('/moto/contact-vehicule')).toEqual(['vehicule']);
    expect(statesOf('/conseils')).toEqual(['page']);
    expect(statesOf('/auto/login')).toEqual([]);
  });

  test('never under what a person typed or brought along', () => {
    const passing = fc.constantFrom('retour', 'sujet', 'fait', 'devis', 'corriger', 'adresse', 'source', 'utm_source');
    const anything = fc.string();
    fc.assert(
      fc.property(fc.constantFrom(...PAGE_ROUTES), fc.oneof(passing, anything), ({ path }, name) => {
        fc.pre(!ALL.includes(name) && !/^f_[a-z][a-z0-9_]*$/u.test(name));
        expect(namesState(path.replace(/\{\w+\}/gu, 'x'), name)).toBe(false);
      }),
    );
  });

  test('never with the secret of a mail, whatever follows it', () => {
    fc.assert(
      fc.property(fc.string(), (rest) => {
        expect(isSecretPath(`/reset-password/${rest}`)).toBe(true);
        expect(isSecretPath(`/email/verifier/${rest}`)).toBe(true);
      }),
    );
    const open = PAGE_ROUTES.filter(({ path }) => !path.includes('{token}'));
    expect(open.filter(({ path }) => isSecretPath(path))).toEqual([]);
  });
});

describe('what search engines are told', () => {
  test('agrees with the head of every page that stands at an address of its own', async () => {
    const fixed = PAGE_ROUTES.filter(({ path, kind }) => documentClass(kind) === 'shared' && !path.includes('{'));
    for (const { id, path } of fixed) {
      const answer = await pagePort.page(path, '');
      if (answer.status !== 200) continue;
      const { robots, canonical } = answer.head;
      expect([id, robots['index'], canonical !== null]).toEqual([
        id,
        isIndexable(id) ? 'index' : 'noindex',
        isIndexable(id),
      ]);
    }
    expect(canonicalOf('search', '/search-results')).toBeNull();
  });

  test('of a person’s pages is nothing, the cart excepted (decision 19)', () => {
    const personal = PAGE_ROUTES.filter(
      ({ kind }) => documentClass(kind) !== 'shared' && documentClass(kind) !== 'none',
    );
    expect(personal.filter(({ id }) => isIndexable(id)).map(({ name }) => name)).toEqual([
      'auto.checkout.cart',
      'moto.checkout.cart',
      'checkout.cart',
    ]);
    expect(cartHead('auto', { siteName: 'Bitume', origin: '' })).toMatchObject({
      title: `${titleOf('{area}.checkout.cart', 'auto')} – Bitume`,
      canonical: href('auto.checkout.cart'),
    });
  });
});
