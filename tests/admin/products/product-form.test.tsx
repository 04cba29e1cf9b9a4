/** The page of a product: the attributes of its family, what follows from its prices, its categories and its copy. */
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { products } from '#core/resources/catalogue/products.ts';
import { readFields } from '#core/resources/field-set.ts';
import { valuesIn } from '#core/domain/fields/values.ts';
import { device } from '#src/admin/app/account/device.ts';
import { showSession } from '#src/admin/store/session.ts';
import { camille, me, ok, openOffice, refused, type Shop } from '#tests/admin/frame/office.tsx';

const DISC = '33333333-3333-4333-8333-333333333333';
const FAMILY = '44444444-4444-4444-8444-444444444444';
const [LARGE, SMALL] = ['55555555-5555-4555-8555-555555555555', '66666666-6666-4666-8666-666666666666'];
const [BRAKES, PADS] = ['77777777-7777-4777-8777-777777777777', '88888888-8888-4888-8888-888888888888'];

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

const attribute = (code: string, name: string, type: string, more: object = {}) => ({
  code,
  name,
  type,
  unit: null,
  validation: null,
  regex: null,
  defaultValue: null,
  isRequired: false,
  valuePerLocale: false,
  isConfigurable: false,
  options: [],
  ...more,
});

const FORM = {
  families: [
    { uuid: FAMILY, name: 'Disques', slug: 'disques', groups: [{ name: 'Cotes', attributes: ['diameter', 'size'] }] },
  ],
  attributes: [
    attribute('diameter', 'Diamètre', 'number', { unit: 'mm' }),
    attribute('size', 'Taille', 'select', {
      options: [
        { id: 1, uuid: SMALL, name: 'Petite' },
        { id: 2, uuid: LARGE, name: 'Grande' },
      ],
    }),
    attribute('hidden', 'Ailleurs', 'text'),
  ],
  categories: [
    { uuid: BRAKES, area: 'auto', parent: null, name: 'Freinage' },
    { uuid: PADS, area: 'auto', parent: BRAKES, name: 'Plaquettes' },
  ],
  taxes: [{ uuid: null, percent: 20 }],
};

const disc = (more: object = {}) => ({
  uuid: DISC,
  rev: 3,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  fields: {
    ...readFields(products.fields, {
      type: 'simple',
      familyId: FAMILY,
      area: 'auto',
      name: 'Disque avant',
      slug: 'disque-avant',
      sku: 'DISC-1',
      price: 1_200_000,
      cost: 600_000,
      isActive: true,
      attributes: { diameter: 283, size: 1, hidden: 'gardé' },
    }),
    ...more,
  },
  translations: {},
  computed: { image: null, available: 4, variantCount: 0, familySlug: 'disques', permalink: null },
});

/** Ten percent for everybody on discs larger than 280, a fifth for professionals, both from next year on. */
const RULES = {
  groups: [{ code: 'pro', name: 'Professionnels' }],
  rules: [
    { id: 'r1', name: 'Grands disques', groups: ['guest', 'pro'], percent: 10 },
    { id: 'r2', name: 'Remise pro', groups: ['pro'], percent: 20 },
  ].map(({ percent, ...one }) => ({
    ...one,
    enabled: true,
    startsFrom: '2030-01-01',
    endsTill: null,
    areas: ['auto'],
    conditionType: 'all',
    conditions: [{ attribute: 'product.diameter', attributeType: 'number', operator: '>', value: 280 }],
    action: { kind: 'by_percent', percent },
    endOtherRules: false,
    sortOrder: 0,
  })),
};

const openDisc = (more: Shop = {}, fields: object = {}) =>
  openOffice(`/admin/commerce/catalog/products/edit/${DISC}`, {
    'api.admin.me': () => me(camille),
    'api.admin.products.show': () => ok(disc(fields)),
    'api.admin.products.form': () => ok(FORM),
    'api.admin.products.prices': () =>
      ok({
        history: [{ price: 1_000_000, from: '2026-01-01T00:00:00.000Z', to: null }],
        rulePrice: null,
        groupPrices: [],
      }),
    'api.admin.products.price-rules': () => ok(RULES),
    'api.admin.products.stock': () => ok([{ sku: 'DISC-1', source: 'Dépôt', quantity: 5, reserved: 1, available: 4 }]),
    'api.admin.products.history': () => ok([]),
    ...more,
  });

test('attributes are those of the family, are written as the shop keeps them, and hidden ones stay', async () => {
  let written: unknown = null;
  await openDisc({
    'api.admin.products.update': (body) => {
      written = body;
      return ok({ uuid: DISC, rev: 4 });
    },
  });
  const diameter = await screen.findByLabelText(/^Diamètre \(mm\)/u);
  expect(screen.queryByLabelText(/^Ailleurs/u)).toBeNull();
  fireEvent.change(diameter, { target: { value: '300' } });
  await userEvent.selectOptions(screen.getByLabelText(/^Taille/u), LARGE);
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await waitFor(() => expect(written).not.toBeNull());
  expect(valuesIn(valuesIn(written)['fields'])['attributes']).toEqual({ diameter: 300, size: 2, hidden: 'gardé' });
});

test('what the shop finds wrong with an attribute stands at its control', async () => {
  await openDisc({
    'api.admin.products.update': () =>
      refused(422, 'input.invalid', { fields: [{ path: 'fields.attributes.diameter', code: 'number.tooLarge' }] }),
  });
  const diameter = await screen.findByLabelText(/^Diamètre \(mm\)/u);
  await userEvent.type(diameter, '0');
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  await userEvent.click(diameter);
  await userEvent.tab();
  await waitFor(() => expect(screen.getByLabelText(/^Diamètre \(mm\)/u).getAttribute('aria-invalid')).toBe('true'));
});

test('the margin and why a reduction is not announced are said beside the prices that are typed', async () => {
  await openDisc({}, { specialPrice: 1_100_000 });
  await userEvent.click(await screen.findByRole('tab', { name: /^Prix/u }));
  expect(await screen.findByText(/^Marge : /u)).toBeDefined();
  expect(await screen.findByText(/^Cette réduction ne sera pas annoncée/u)).toBeDefined();
  expect(screen.getByText(/Le prix le plus bas des 30 jours d’avant est/u)).toBeDefined();
});

test('who pays what, by which rule and on which day, follows what is typed', async () => {
  await openDisc();
  await userEvent.click(await screen.findByRole('tab', { name: /^Prix/u }));
  const table = await screen.findByRole('table', { name: 'Qui paie quoi' });
  const lines = () =>
    within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => (row.textContent ?? '').replaceAll(/\s/gu, ' '));
  expect(lines()).toEqual(['Visiteurs1120,00 €Prix du produit', 'Professionnels1120,00 €Prix du produit']);
  fireEvent.change(screen.getByLabelText('Le jour'), { target: { value: '2030-02-01' } });
  expect(lines()).toEqual([
    'Visiteurs1108,00 €Règle catalogue : Grands disques',
    'Professionnels186,40 €Règle catalogue du groupe : Grands disques, Remise pro',
  ]);
  fireEvent.change(screen.getByLabelText(/^Prix TTC/u), { target: { value: '100' } });
  await waitFor(() => expect(lines()[0]).toBe('Visiteurs190,00 €Règle catalogue : Grands disques'));
});

test('the page of the product is drawn with what is typed, as light or dark as is asked', async () => {
  await openDisc();
  await screen.findByLabelText(/^Diamètre \(mm\)/u);
  await userEvent.click(screen.getByText('Voir la page'));
  const frame = await screen.findByTitle('Aperçu de la page');
  if (!(frame instanceof HTMLIFrameElement)) throw new Error('no frame');
  fireEvent.load(frame);
  const page = frame.contentDocument;
  await waitFor(() => expect(page?.body.querySelector('h1')?.textContent).toBe('Disque avant'));
  expect(page?.body.textContent).toContain('Diamètre');
  await waitFor(() => expect(page?.body.textContent).toContain('Plus que 4'));
  await userEvent.click(screen.getByLabelText('Sombre'));
  await waitFor(() => expect(page?.documentElement.dataset['theme']).toBe('dark'));
});

test('a group is asked for no price and no stock of its own, and its tabs say whose they are', async () => {
  await openDisc({}, { type: 'grouped' });
  await userEvent.click(await screen.findByRole('tab', { name: /^Prix/u }));
  expect(await screen.findByText(/^Chaque article du groupe garde son prix/u)).toBeDefined();
  expect(screen.queryByLabelText(/^Prix TTC/u)).toBeNull();
  expect(screen.queryByText('Taxes et consigne')).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /^Stock/u }));
  expect(screen.getByText(/^Le stock, le poids, la garantie et les retours sont ceux des articles/u)).toBeDefined();
  expect(screen.queryByText('Garantie et retours')).toBeNull();
  expect(screen.getByLabelText(/^EAN-13/u)).toBeDefined();
});

test('what is added to a product is called by its name', async () => {
  await openDisc();
  await userEvent.click(await screen.findByRole('tab', { name: /^Médias/u }));
  expect(await screen.findByRole('button', { name: 'Ajouter une vidéo' })).toBeDefined();
  expect(screen.getByRole('button', { name: 'Ajouter un document' })).toBeDefined();
});

test('a category is found by its way, chosen, and put first by the keyboard', async () => {
  await openDisc({}, { categories: [BRAKES] });
  await userEvent.click(await screen.findByRole('tab', { name: /^Catégories/u }));
  await userEvent.type(await screen.findByLabelText('Chercher une catégorie'), 'plaq');
  await userEvent.click(await screen.findByLabelText('Freinage › Plaquettes'));
  await userEvent.click(screen.getByRole('button', { name: 'Monter Freinage › Plaquettes' }));
  const chosen = screen.getAllByRole('button', { name: /^Retirer /u }).map((one) => one.getAttribute('aria-label'));
  expect(chosen).toEqual(['Retirer Freinage › Plaquettes', 'Retirer Freinage']);
});

test('a product leads to its page in the shop and to its copy, whose page opens', async () => {
  const office = await openDisc({
    'api.admin.products.copy': (body) => ok({ uuid: valuesIn(body)['copy'], rev: 1 }),
  });
  const link = await screen.findByRole('link', { name: 'Voir dans la boutique' });
  expect(link.getAttribute('href')).toBe('/auto/nos-produits/disques/disque-avant');
  await userEvent.click(screen.getByRole('button', { name: 'Dupliquer' }));
  await waitFor(() => expect(office.path()).not.toContain(DISC));
  expect(office.asked()).toContain('api.admin.products.copy');
});

test('a vehicle says how far its sale is, leads to its next step, and names what it lacks to be offered', async () => {
  let state = 'draft';
  let asked: unknown = null;
  await openDisc(
    {
      'api.admin.products.sale': () => ok({ state, since: '2026-11-20T08:00:00.000Z', steps: [] }),
      'api.admin.products.sale-step': (body) => {
        asked = body;
        if (state !== 'draft') return ok({});
        state = 'available';
        return refused(422, 'input.invalid', { fields: [{ path: 'fields.attributes.diameter', code: 'required' }] });
      },
    },
    { type: 'vehicle' },
  );
  expect(await screen.findByText(/^Brouillon depuis le /u)).toBeDefined();
  await userEvent.click(await screen.findByRole('button', { name: 'Mettre en vente' }));
  expect(await screen.findByText(/^À renseigner .* Diamètre\.$/u)).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Mettre en vente' }));
  expect(await screen.findByRole('button', { name: 'Réserver' })).toBeDefined();
  expect(asked).toEqual({ to: 'available', rev: 3 });
});

test('a new product asks for what makes it, and its address follows its name until one is written', async () => {
  await openOffice('/admin/commerce/catalog/products/create', {
    'api.admin.me': () => me(camille),
    'api.admin.products.form': () => ok(FORM),
  });
  const name = await screen.findByLabelText(/^Nom \(français\)|^Nom$/u);
  await userEvent.type(name, 'Étrier Gauche');
  const slug = screen.getByLabelText(/^Slug/u);
  await waitFor(() => expect(slug).toHaveProperty('value', 'etrier-gauche'));
  await userEvent.clear(slug);
  await userEvent.type(slug, 'etrier');
  await userEvent.type(name, ' 2');
  expect(slug).toHaveProperty('value', 'etrier');
  expect(within(document.body).queryByLabelText(/^Prix TTC/u)).toBeNull();
});

test('a page says in one place why its product is not in the shop, and asks again once it is written', async () => {
  let asked = 0;
  let rev = 3;
  await openDisc(
    {
      'api.admin.products.show': () => ok({ ...disc({ isActive: false }), rev }),
      'api.admin.products.barriers': () => {
        asked += 1;
        return ok({ barriers: rev === 3 ? ['notOnSale', 'noCategory'] : ['noCategory'] });
      },
      'api.admin.products.update': () => ok({ uuid: DISC, rev: (rev = 4) }),
    },
    { isActive: false },
  );
  expect(await screen.findByText('Pourquoi ce produit n’est pas en boutique')).toBeDefined();
  expect(screen.getByText(/^Il n’est pas en vente/u)).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: /^Stock/u }));
  expect(screen.getByText(/^Il n’est dans aucune catégorie/u)).toBeDefined();
  await userEvent.click(screen.getByRole('tab', { name: /^Général/u }));
  await userEvent.click(screen.getByLabelText(/^En vente/u));
  await userEvent.click(screen.getByRole('button', { name: /^Enregistrer/u }));
  expect(await screen.findByText('Ce produit est en boutique, mais :')).toBeDefined();
  expect(asked).toBe(2);
});

test('pieces are put right on the page of the product, by Enter, without leaving or sending its form', async () => {
  const corrected: unknown[] = [];
  let held = 5;
  await openDisc({
    'api.admin.products.stock': () =>
      ok([{ uuid: LARGE, rev: 7, sku: 'DISC-1', source: 'Dépôt', quantity: held, reserved: 1, available: held - 1 }]),
    'api.admin.stock.correct': (body) => {
      corrected.push(body);
      held = 12;
      return ok({});
    },
  });
  await userEvent.click(await screen.findByRole('tab', { name: /^Stock/u }));
  const field = await screen.findByLabelText<HTMLInputElement>('Pièces en rayon : DISC-1, Dépôt');
  await userEvent.clear(field);
  await userEvent.type(field, 'douze{Enter}');
  expect(await screen.findByText('Entrez un nombre entier de pièces.')).toBeDefined();
  await userEvent.clear(field);
  await userEvent.type(field, '12{Enter}');
  expect(await screen.findByText('11')).toBeDefined();
  expect(corrected).toMatchObject([{ rev: 7, way: 'to', pieces: 12 }]);
});
