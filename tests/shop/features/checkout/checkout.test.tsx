import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { WAIVER } from '#core/domain/withdrawal/waiver.ts';
import { shownSettings } from '#core/settings/shown.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CartPage } from '#src/shop/features/cart/page.tsx';
import { CheckoutPage } from '#src/shop/features/checkout/page.tsx';
import { address, bookRow, HOME, profileRow, WORK } from '#tests/shop/features/account/account-person.ts';
import { showPage } from '#tests/shop/features/person-page.tsx';
import { smallFrame } from '#tests/shop/features/layout/small-frame.ts';
import { cart, DISCS, line } from '#tests/shop/store/checkout/sale.ts';
import { stored } from '#tests/support/settings.ts';
import { shopper, shopSays } from './checkout-person.ts';

/* what the cart fetches when it is opened is here before the first page is drawn */
beforeAll(() => import('#src/shop/features/cart/filled-cart.tsx'));

const press = async (name: string | RegExp, role = 'button') =>
  fireEvent.click((await screen.findAllByRole(role, { name }))[0] ?? document.body);

const CHOSEN = { shippingMethod: 'flatrate_flatrate', paymentMethod: 'banktransfer' };

const order = 'Commander avec obligation de paiement';

const refused = (code: 'order.totalChanged' | 'order.outOfStock', data = {}) => ({
  ok: false,
  failure: { kind: 'refusal', refusal: new Refusal(code, data) },
});

test('the cart offers to order beside the quote, with the totals of the shop', async () => {
  const { own } = await shopper();
  await showPage(own, '/auto/checkout', CartPage);
  const links = await screen.findAllByRole('link', { name: 'Passer commande' });
  expect(links[0]?.getAttribute('href')).toBe('/auto/checkout/adresses');
  expect(screen.getAllByRole('link', { name: 'Demander un devis' })[0]?.getAttribute('href')).toBe(
    '/auto/checkout/devis',
  );
  expect(await screen.findByText('selon l’adresse')).toBeDefined();
});

test('below the minimum of the shop the cart says what the shopkeeper says of it, and how much is missing', async () => {
  const minimum = { enable: true, amount: 99_000_000, includeTax: true, includeDiscount: true };
  const { own } = await shopper({ terms: { minimum: { ...minimum, message: 'Nous préparons à partir de 9 900 €.' } } });
  await showPage(own, '/auto/checkout', CartPage);
  expect(await screen.findByText('Nous préparons à partir de 9 900 €.')).toBeDefined();
  expect(screen.getByText(/^Il manque .* d’articles pour passer commande\.$/u)).toBeDefined();
});

test('a code is taken by the shop: asked for once the cart has arrived, its refusal stands at the field', async () => {
  const callWhenSent = shopSays(() => ({
    ok: false,
    failure: { kind: 'refusal', refusal: new Refusal('coupon.unknown') },
  }));
  const { own } = await shopper({ answers: { callWhenSent } });
  await showPage(own, '/auto/checkout', CartPage);
  fireEvent.change(await screen.findByLabelText('Code promotionnel'), { target: { value: 'ete26' } });
  await press('Appliquer');
  expect(await screen.findByText(/^Ce code promotionnel n’existe pas/u)).toBeDefined();
  expect(callWhenSent).toHaveBeenCalledWith('api.cart.coupon.store', { body: { area: 'auto', code: 'ete26' } }, [
    'cart:auto',
  ]);
});

test('a code is given up on this device', async () => {
  const coupon = { code: 'ETE26', label: 'Été', rule: null, expiresAtMs: null, isExhausted: false };
  const { own } = await shopper({ cart: cart({ coupon }) });
  const page = await showPage(own, '/auto/checkout', CartPage);
  await press('Retirer le code ETE26');
  await vi.waitFor(async () =>
    expect((await page.changes()).map(({ route }) => route)).toEqual(['api.cart.coupon.destroy']),
  );
  expect(await screen.findByLabelText('Code promotionnel')).toBeDefined();
});

test('the addresses of the book are chosen from, and kept for the next start', async () => {
  const { own, draft } = await shopper();
  const page = await showPage(own, '/auto/checkout/adresses', CheckoutPage);
  const group = await screen.findByRole('group', { name: 'Adresse de facturation' });
  expect(within(group).getAllByRole('radio')).toHaveLength(2);
  fireEvent.click(within(group).getByRole('radio', { name: /Atelier/u }));
  await vi.waitFor(async () => expect((await draft())?.billing).toBe(WORK));
  /* who has said nothing is brought it where the book says */
  const same = screen.getByRole('checkbox', { name: 'Utiliser la même adresse pour la livraison' });
  await vi.waitFor(() => expect(same).toHaveProperty('checked', false));
  const other = await screen.findByRole('group', { name: 'Adresse de livraison' });
  fireEvent.click(within(other).getByRole('radio', { name: /Atelier/u }));
  await vi.waitFor(async () => expect(await draft()).toMatchObject({ shipping: WORK, isSameAddress: false }));
  await press('Choisir la livraison');
  expect(page.go).toHaveBeenCalledWith('/auto/checkout/livraison');
});

test('an address without the number that the shop asks for leads to where it is completed', async () => {
  const silent = bookRow([address(HOME, { phone: null, isDefaultBilling: true, isDefaultShipping: true })]);
  const { own } = await shopper({ base: [silent], terms: { addresses: { phone: true } } });
  const page = await showPage(own, '/auto/checkout/adresses', CheckoutPage);
  const link = await screen.findByRole('link', { name: 'Compléter l’adresse' });
  expect(link.getAttribute('href')).toBe(`/auto/account/address?adresse=${HOME}`);
  await press('Choisir la livraison');
  expect(await screen.findByRole('region', { name: 'Veuillez renseigner tous les champs requis' })).toBeDefined();
  expect(page.go).not.toHaveBeenCalled();
});

test('a shop that asks for no number and one line of street takes an address without them', async () => {
  const settings = shownSettings([
    stored('customer.address.requirements.phone', '0'),
    stored('customer.address.information.street_lines', '1'),
  ]);
  const frame = { ...smallFrame, init: { ...smallFrame.init, settings } };
  const { own } = await shopper({ base: [bookRow([])], terms: { addresses: { phone: false } } });
  const page = await showPage(own, '/auto/checkout/adresses', CheckoutPage, {}, frame);
  const type = async (name: string, value: string) =>
    fireEvent.change(await screen.findByLabelText(name), { target: { value } });
  await type('Adresse', '4 rue du Puits');
  await type('Code postal', '44000');
  await type('Ville', 'Nantes');
  expect(screen.queryByLabelText(/^Adresse, suite/u)).toBeNull();
  await type('Téléphone (facultatif)', '');
  await press('Enregistrer l’adresse');
  await vi.waitFor(async () =>
    expect(await page.changes()).toMatchObject([
      { route: 'api.account.addresses.store', args: { fields: { phone: null, street2: null, city: 'Nantes' } } },
    ]),
  );
});

test('the shopkeeper’s words beside the box lead to the terms, whether they name them or not', async () => {
  for (const [label, name] of [
    ['J’accepte les conditions générales de vente de l’atelier', 'conditions générales de vente'],
    ['Lu et approuvé', 'conditions générales de vente'],
  ] as const) {
    const words = { page: 'cgv', version: '2026-06', label: { fr_FR: label } };
    const { own } = await shopper({ draft: CHOSEN, terms: { terms: words } });
    await showPage(own, '/auto/checkout/paiement', CheckoutPage);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe('/cgv');
    expect(link.closest('label')?.textContent).toContain(label);
    cleanup();
  }
});

test('a way of delivery has to be chosen, which is said and led to', async () => {
  const { own, draft } = await shopper();
  const page = await showPage(own, '/auto/checkout/livraison', CheckoutPage);
  await press('Aller au paiement');
  const said = await screen.findByRole('region', { name: 'Veuillez sélectionner une méthode de livraison' });
  expect(document.activeElement).toBe(said);
  expect(page.go).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('radio', { name: /Livraison standard/u }));
  await vi.waitFor(async () => expect((await draft())?.shippingMethod).toBe('flatrate_flatrate'));
  await press('Aller au paiement');
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith('/auto/checkout/paiement'));
});

test('a step that wants something first leads there', async () => {
  const { own } = await shopper();
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  expect(await screen.findByText('Veuillez sélectionner une méthode de livraison')).toBeDefined();
  expect(screen.getByRole('link', { name: /Aller à l’étape/u }).getAttribute('href')).toBe('/auto/checkout/livraison');
});

test('terms and a way to pay are asked for before anything is sent', async () => {
  const callWhenSent = shopSays(() => null);
  const { own } = await shopper({ draft: { shippingMethod: 'flatrate_flatrate' }, answers: { callWhenSent } });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await press(order);
  expect(await screen.findByRole('region', { name: '2 champs à corriger' })).toBeDefined();
  expect(screen.getByText('Vous devez accepter les conditions générales de vente.')).toBeDefined();
  expect(callWhenSent).not.toHaveBeenCalled();
});

async function agree() {
  fireEvent.click(await screen.findByRole('checkbox', { name: /conditions générales de vente/u }));
}

test('the press sends what is on the screen, once, and follows the shop’s answer', async () => {
  const uuid = '7c2f9a44-1111-4f2e-8d1a-6b1d5a7f0a0a';
  const callWhenSent = shopSays(() => ({
    ok: true,
    answer: { uuid, number: 'CMD00000001', payment: { kind: 'instructions', method: 'banktransfer' } },
  }));
  const { own, draft } = await shopper({ draft: { uuid, ...CHOSEN }, answers: { callWhenSent } });
  const page = await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await agree();
  const button = await screen.findByRole('button', { name: order });
  fireEvent.click(button);
  fireEvent.click(button);
  await vi.waitFor(() => expect(page.go).toHaveBeenCalledWith(`/auto/checkout/payment/banktransfer?commande=${uuid}`));
  expect(callWhenSent).toHaveBeenCalledOnce();
  expect(callWhenSent.mock.calls[0]).toMatchObject([
    'api.checkout.orders.store',
    {
      body: {
        uuid,
        area: 'auto',
        billing: { city: 'Lyon' },
        shippingMethod: 'flatrate_flatrate',
        paymentMethod: 'banktransfer',
        expectedTotal: 874_000 + 2 * 385_000 + 69_000,
        terms: true,
      },
    },
    ['cart:auto'],
  ]);
  expect(await draft()).toBeNull();
});

test('a lost answer is asked for again under the same UUID, word for word: never a second order', async () => {
  const answers = [
    { ok: false, failure: { kind: 'offline', retryAfterMs: null } },
    { ok: true, answer: { uuid: 'x', number: 'CMD00000001', payment: { kind: 'none', method: 'payzen' } } },
  ];
  const callWhenSent = shopSays(() => answers.shift());
  const { own, draft } = await shopper({ draft: CHOSEN, answers: { callWhenSent } });
  const page = await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await agree();
  await press(order);
  expect(await screen.findByText('La réponse de la boutique n’est pas arrivée.')).toBeDefined();
  const sent = (await draft())?.sent;
  expect(sent?.body.uuid).toBe((await draft())?.uuid);
  expect(screen.queryByRole('button', { name: order })).toBeNull();
  await press('Vérifier ma commande');
  await vi.waitFor(() =>
    expect(page.go).toHaveBeenCalledWith(`/auto/checkout/succes?commande=${sent?.body.uuid ?? ''}`),
  );
  const [first, second] = callWhenSent.mock.calls;
  expect(second).toEqual(first);
});

test('another total shows both and asks again; the next press agrees to the shop’s', async () => {
  const total = 874_000 + 2 * 385_000 + 69_000;
  const callWhenSent = shopSays(() => refused('order.totalChanged', { from: total, to: total + 10_000 }));
  const { own, draft } = await shopper({ draft: CHOSEN, answers: { callWhenSent } });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await agree();
  await press(order);
  expect(await screen.findByText('Le montant de votre commande a changé.')).toBeDefined();
  expect((await draft())?.sent).toBeNull();
  await press(order);
  await vi.waitFor(() => expect(callWhenSent).toHaveBeenCalledTimes(2));
  expect(callWhenSent.mock.calls[1]).toMatchObject([
    'api.checkout.orders.store',
    { body: { expectedTotal: total + 10_000 } },
    ['cart:auto'],
  ]);
});

test('changes that have not left keep the order here, and say how many', async () => {
  const callWhenSent = shopSays(() => ({ ok: false, failure: { kind: 'unsent', left: 3 } }));
  const { own, draft } = await shopper({ draft: CHOSEN, answers: { callWhenSent } });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await agree();
  await press(order);
  expect(await screen.findByText('3 modifications en attente d’envoi')).toBeDefined();
  expect((await draft())?.sent).toBeNull();
});

test('what is missing in the stock leads back to the cart', async () => {
  const callWhenSent = shopSays(() => refused('order.outOfStock'));
  const { own } = await shopper({ draft: CHOSEN, answers: { callWhenSent } });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  await agree();
  await press(order);
  expect((await screen.findAllByRole('link', { name: 'Voir le panier' }))[0]?.getAttribute('href')).toBe(
    '/auto/checkout',
  );
});

test('just above the press stands what is agreed to: articles, delivery, total, both addresses, withdrawal', async () => {
  const { own } = await shopper({ draft: CHOSEN });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  const heading = await screen.findByRole('heading', { name: 'Votre commande' });
  const box = within(heading.parentElement ?? document.body);
  for (const text of [
    /1 × Disques avant/u,
    /2 × Huile moteur/u,
    /Livré entre/u,
    'Adresse de livraison',
    'Adresse de facturation',
    'Total TTC',
  ])
    expect(box.getAllByText(text)).not.toHaveLength(0);
  expect(screen.getByText(/^Vous avez 14 jours/u)).toBeDefined();
  expect(screen.getByRole('checkbox', { name: /conditions générales/u })).toHaveProperty('checked', false);
});

test('a download asks for its waiver, and the press waits for it', async () => {
  const sale = {
    taxCategory: 'normal',
    weightGrams: null,
    isStockable: false,
    isOversize: false,
    isDangerous: false,
    isDownload: true,
    products: { product: {}, parent: null, children: [] },
  };
  const callWhenSent = shopSays(() => null);
  const download = cart({ lines: [line(DISCS, 'Manuel', { sale })] });
  const { own } = await shopper({
    cart: download,
    draft: { paymentMethod: 'banktransfer' },
    answers: { callWhenSent },
  });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  const waiver = await screen.findByRole('checkbox', { name: (said) => said.includes(WAIVER.fr_FR) });
  expect(waiver).toHaveProperty('checked', false);
  await agree();
  await press(order);
  expect(await screen.findByText('Cochez cette case pour continuer.')).toBeDefined();
  expect(callWhenSent).not.toHaveBeenCalled();
});

test('a guest is asked to sign in, and comes back to the step', async () => {
  const { own } = await shopper({ isGuest: true });
  await showPage(own, '/auto/checkout/adresses', CheckoutPage);
  const link = await screen.findByRole('link', { name: 'Se connecter' });
  expect(link.getAttribute('href')).toBe(`/auto/login?retour=${encodeURIComponent('/auto/checkout/adresses')}`);
});

test('a device that has never heard of the terms says so and loses nothing', async () => {
  const { own } = await shopper({ hasTerms: false });
  await showPage(own, '/auto/checkout/adresses', CheckoutPage);
  expect(await screen.findByText('Les conditions de vente ne sont pas sur cet appareil')).toBeDefined();
});

test('the credit of the shop pays first when that is ticked, and what is left is said before the press', async () => {
  const callWhenSent = shopSays(() => refused('order.totalChanged', { from: 1, to: 2 }));
  const row = profileRow({ credit: [{ amount: 100_000, expiresAt: null }] });
  const { own } = await shopper({ base: [row], draft: CHOSEN, answers: { callWhenSent } });
  await showPage(own, '/auto/checkout/paiement', CheckoutPage);
  const box = await screen.findByRole('checkbox', { name: /^Utiliser mon avoir \(10,00/u });
  expect(box).toHaveProperty('checked', false);
  fireEvent.click(box);
  expect(await screen.findByText('Reste à payer')).toBeDefined();
  await agree();
  await press(order);
  const total = 874_000 + 2 * 385_000 + 69_000;
  await vi.waitFor(() =>
    expect(callWhenSent.mock.calls[0]).toMatchObject([
      'api.checkout.orders.store',
      { body: { useStoreCredit: true, expectedTotal: total, expectedRest: total - 100_000 } },
      ['cart:auto'],
    ]),
  );
});
