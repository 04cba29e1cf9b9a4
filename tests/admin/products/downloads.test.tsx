/** The tab « Téléchargements » of a product: links and samples, their files, their order, and what is wrong with them. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#core/resources/catalogue/products.ts';
import { readFields } from '#core/resources/field-set.ts';
import { valuesIn } from '#core/domain/fields/values.ts';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, refused, type Shop } from '#tests/admin/frame/office.tsx';

const MANUAL = '33333333-3333-4333-8333-333333333333';
const FAMILY = '44444444-4444-4444-8444-444444444444';
const FILE = '55555555-5555-4555-8555-555555555555';
const [ONE, OTHER] = ['66666666-6666-4666-8666-666666666666', '77777777-7777-4777-8777-777777777777'];

/* the screens come before the first test is timed */
beforeAll(async () => {
  await import('#src/admin/features/products/product-form.tsx');
  await import('#src/admin/fields/controls.tsx');
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

const link = (uuid: string, title: string, more: object = {}) => ({
  uuid,
  title,
  titleEnglish: null,
  file: null,
  url: 'https://cdn.example.fr/revue.pdf',
  maxDownloads: 0,
  validDays: 0,
  sample: null,
  sampleUrl: null,
  ...more,
});

const openManual = async (more: Shop = {}, fields: object = {}) => {
  await openOffice(`/admin/commerce/catalog/products/edit/${MANUAL}`, {
    'api.admin.me': () => me(camille),
    'api.admin.products.show': () =>
      ok({
        uuid: MANUAL,
        rev: 3,
        createdAt: '2026-11-20T08:00:00.000Z',
        updatedAt: '2026-11-20T08:00:00.000Z',
        fields: {
          ...readFields(products.fields, {
            type: 'downloadable',
            familyId: FAMILY,
            area: 'auto',
            name: 'Revue',
            slug: 'revue',
            sku: 'RT-1',
            price: 100_000,
          }),
          downloadLinks: [link(ONE, 'Revue'), link(OTHER, 'Annexes')],
          ...fields,
        },
        translations: {},
        computed: { image: null, available: null, variantCount: 0, familySlug: 'revues', permalink: null },
      }),
    'api.admin.products.form': () =>
      ok({
        families: [{ uuid: FAMILY, name: 'Revues', slug: 'revues', groups: [] }],
        attributes: [],
        categories: [],
        taxes: [],
      }),
    'api.admin.products.history': () => ok([]),
    ...more,
  });
  await userEvent.click(await screen.findByRole('tab', { name: /^Téléchargements/u }));
};

const rows = () => screen.getAllByRole('group', { name: /^Téléchargement \d sur/u });
const titles = () => rows().map((row) => within(row).getByLabelText<HTMLInputElement>('Titre').value);

test('links are moved by Alt with an arrow, which is told', async () => {
  await openManual();
  await screen.findByRole('button', { name: 'Ajouter un lien' });
  const [first] = rows();
  fireEvent.keyDown(within(first ?? document.body).getByLabelText('Titre'), { key: 'ArrowDown', altKey: true });
  await waitFor(() => expect(titles()).toEqual(['Annexes', 'Revue']));
  expect(screen.getByText('Téléchargement 1 déplacé à la place 2 sur 2.')).toBeDefined();
});

test('a file is sent in parts, goes on where it stopped, and stands in its link', async () => {
  const parts: unknown[] = [];
  let written: unknown = null;
  let isDown = true;
  await openManual(
    {
      'api.admin.products.links.store': () => ok({ offset: parts.length === 0 ? 0 : 524_288, done: false }),
      'api.admin.products.links.part': (body) => {
        const { offset } = valuesIn(body);
        if (offset === 524_288 && isDown) return refused(503, 'shop.closed');
        parts.push(offset);
        return ok({ offset: offset === 0 ? 524_288 : 600_000, done: false });
      },
      'api.admin.products.links.finish': () =>
        ok({ uuid: FILE, fileName: 'revue.pdf', mime: 'application/pdf', bytes: 600_000 }),
      'api.admin.products.update': (body) => {
        written = body;
        return ok({ uuid: MANUAL, rev: 4 });
      },
    },
    { downloadLinks: [link(ONE, 'Revue', { url: null })] },
  );
  const file = new File([new Uint8Array(600_000)], 'revue.pdf', { type: 'application/pdf' });
  const [row] = rows();
  const input = row?.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no field for files');
  await userEvent.upload(input, file);
  const again = await screen.findByRole('button', { name: 'Reprendre l’envoi' });
  isDown = false;
  await userEvent.click(again);
  expect(await screen.findByText(/^revue\.pdf · 586 ko$/u)).toBeDefined();
  expect(parts).toEqual([0, 524_288]);
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await waitFor(() => expect(written).not.toBeNull());
  expect(valuesIn(valuesIn(written)['fields'])['downloadLinks']).toMatchObject([{ file: FILE, title: 'Revue' }]);
});

test('what the shop finds wrong with a link stands at its file', async () => {
  await openManual({
    'api.admin.products.update': () =>
      refused(422, 'input.invalid', { fields: [{ path: 'fields.downloadLinks.1.file', code: 'download.both' }] }),
  });
  await screen.findByRole('button', { name: 'Ajouter un lien' });
  const [, second] = rows();
  await userEvent.type(within(second ?? document.body).getByLabelText('Titre'), 's');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  expect(await within(second ?? document.body).findByText('Un fichier ou une adresse, pas les deux.')).toBeDefined();
});

test('nothing is asked of pieces that are counted or carried', async () => {
  await openManual();
  await userEvent.click(screen.getByRole('tab', { name: /^Stock/u }));
  expect(await screen.findByLabelText(/^EAN-13/u)).toBeDefined();
  expect(screen.queryByLabelText(/^Poids/u)).toBeNull();
  expect(screen.queryByLabelText(/^Compter le stock/u)).toBeNull();
});
