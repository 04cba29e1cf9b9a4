/** What a product is put together of, on its page in the back office. */
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#core/resources/catalogue/products.ts';
import { readFields } from '#core/resources/field-set.ts';
import { textsIn, valuesIn } from '#core/domain/fields/values.ts';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, refused, type Shop } from '#tests/admin/frame/office.tsx';

const PACK = '33333333-3333-4333-8333-333333333333';
const FAMILY = '44444444-4444-4444-8444-444444444444';
const [OIL, FILTER, CANDLE] = [1, 2, 3].map((at) => `5555555${at}-5555-4555-8555-555555555555`);

beforeAll(async () => {
  await import('#src/admin/features/products/product-form.tsx');
  await import('#src/admin/forms/lookup/found-combobox.tsx');
}, 180_000);
beforeEach(() => {
  document.cookie = 'admin-auth=1; path=/';
  showSession('unknown', null);
});
afterEach(async () => {
  cleanup();
  document.cookie = 'admin-auth=; path=/; max-age=0';
  await (await device()).emptyDevice();
});

const article = (uuid: string | undefined, name: string, more: object = {}) => ({
  uuid,
  name,
  sku: name.toUpperCase(),
  options: '',
  hash: null,
  price: 100_000,
  available: 4,
  isSold: true,
  ...more,
});
const ARTICLES = [article(OIL, 'Huile'), article(FILTER, 'Filtre', { isSold: false }), article(CANDLE, 'Bougie')];
const row = (uuid: string | undefined, at: number) => ({
  uuid: `6666666${at}-6666-4666-8666-666666666666`,
  article: uuid,
  option: null,
  quantity: 1,
  isFixed: true,
  isDefault: false,
});

const openPack = (more: Shop = {}, fields: object = {}) =>
  openOffice(`/admin/commerce/catalog/products/edit/${PACK}`, {
    'api.admin.me': () => me(camille),
    'api.admin.products.show': () =>
      ok({
        uuid: PACK,
        rev: 3,
        createdAt: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-20T08:00:00.000Z',
        fields: {
          ...readFields(products.fields, {
            type: 'grouped',
            familyId: FAMILY,
            area: 'auto',
            name: 'Pack',
            slug: 'pack',
          }),
          sku: 'PACK',
          price: 0,
          parts: [row(OIL, 1), row(FILTER, 2)],
          ...fields,
        },
        translations: {},
        computed: { image: null, available: null, variantCount: 0, familySlug: 'disques', permalink: null },
      }),
    'api.admin.products.form': () =>
      ok({
        families: [{ uuid: FAMILY, name: 'Disques', slug: 'disques', groups: [] }],
        attributes: [],
        categories: [],
        taxes: [],
      }),
    'api.admin.products.articles': (body) => {
      const asked = textsIn(valuesIn(body)['uuids']);
      return ok(asked.length > 0 ? ARTICLES.filter(({ uuid }) => asked.includes(uuid ?? '')) : ARTICLES);
    },
    'api.admin.products.history': () => ok([]),
    ...more,
  });

const rows = () =>
  screen.getAllByRole('group', { name: /^(?:Huile|Filtre|Bougie)$/u }).map((one) => one.getAttribute('aria-label'));

test('members are found by name, moved by their buttons, and one that is no longer sold says so', async () => {
  let written: unknown = null;
  await openPack({
    'api.admin.products.update': (body) => {
      written = body;
      return ok({ uuid: PACK, rev: 4 });
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: /^Articles groupés/u }));
  await screen.findByRole('group', { name: 'Huile' });
  expect(within(screen.getByRole('group', { name: 'Filtre' })).getByText('N’est plus en vente')).toBeDefined();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Ajouter un article' }), 'bou');
  await userEvent.click(await screen.findByRole('option', { name: /^Bougie/u }));
  await userEvent.click(screen.getByRole('button', { name: 'Monter Bougie' }));
  expect(rows()).toEqual(['Huile', 'Bougie', 'Filtre']);
  await userEvent.click(screen.getByRole('button', { name: 'Retirer Huile' }));
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await waitFor(() => expect(written).not.toBeNull());
  const parts = valuesIn(valuesIn(written)['fields'])['parts'];
  expect(Array.isArray(parts) && parts.map((one) => valuesIn(one)['article'])).toEqual([CANDLE, FILTER]);
});

test('a member that is taken out by the keyboard leaves the focus at the one beside it', async () => {
  await openPack();
  await userEvent.click(await screen.findByRole('tab', { name: /^Articles groupés/u }));
  (await screen.findByRole('button', { name: 'Retirer Huile' })).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(rows()).toEqual(['Filtre']));
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Filtre' }).contains(document.activeElement)).toBe(true),
  );
});

test('what the shop finds wrong with an article stands at its row', async () => {
  await openPack({
    'api.admin.products.update': () =>
      refused(422, 'input.invalid', { fields: [{ path: 'fields.parts.1.article', code: 'part.otherArea' }] }),
  });
  await userEvent.click(await screen.findByRole('tab', { name: /^Articles groupés/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Monter Filtre' }));
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  const told = await within(await screen.findByRole('group', { name: 'Huile' })).findByRole('alert');
  expect(told.textContent).toContain('autre espace');
});

test('a kit has choices with articles of their own, and its price is asked for', async () => {
  await openPack({}, { type: 'bundle', parts: [] });
  await userEvent.click(await screen.findByRole('tab', { name: /^Articles du lot/u }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ajouter un choix' }));
  expect(screen.getByRole('group', { name: 'Choix 1 sur 1' })).toBeDefined();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Ajouter un article' }), 'hui');
  await userEvent.click(await screen.findByRole('option', { name: /^Huile/u }));
  const oil = within(await screen.findByRole('group', { name: 'Huile' }));
  expect(oil.getByLabelText(/^Quantité fixe/u)).toBeDefined();
  expect(screen.getByText(/^Prix du lot/u)).toBeDefined();
});
