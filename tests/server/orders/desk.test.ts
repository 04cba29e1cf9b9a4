import { afterAll, beforeAll, expect, test } from 'vitest';

import { runDesk } from '#server/subjects/orders/desk/desk.ts';

import { createFulfilment, type Fulfilment } from './fulfilment.ts';

let shop: Fulfilment;

beforeAll(async () => {
  shop = await createFulfilment();
});
afterAll(() => shop.close());

const desk = (...typed: string[]) => runDesk(shop.orderDeps, typed, shop.clock.now());
const newOrder = async (quantity = 2) => {
  const product = await shop.product({ price: '10.0000', stock: 5, name: 'Filtre à huile' });
  const { uuid, total } = await shop.placed(product.uuid, quantity);
  const { row } = await shop.state(uuid);
  return { number: row.number, sku: product.sku, total, uuid };
};
const euros = (amount: number) => (amount / 10_000).toFixed(2).replace('.', ',');

test('an order is paid, sent in two parcels, received and partly given back by what is typed', async () => {
  const { number, sku, total } = await newOrder();
  expect(await desk('pay-transfer', number, euros(total), 'VIR-7')).toEqual([
    'Virement enregistré.',
    `Commande ${number} : En cours de traitement.`,
  ]);
  expect(await desk('pay-transfer', number, euros(total), 'VIR-7')).toContain('Ce virement était déjà enregistré.');
  expect(await desk('ship', number, `${sku}=1`, '--carrier=colissimo', '--track=6A1')).toEqual([
    'Expédition BL2026-000001 enregistrée.',
    `Commande ${number} : En cours de traitement.`,
  ]);
  expect(await desk('ship', number)).toContain(`Commande ${number} : Terminée.`);
  await expect(desk('deliver', number)).rejects.toThrow('Plusieurs expéditions sont en route');
  await desk('deliver', number, 'BL2026-000001');
  await desk('deliver', number);
  expect(await desk('refund', number, `${sku}=1`, '--restock=principal', '--reason=Retour')).toContain(
    'Avoir AV2026-000001 émis.',
  );
  expect((await desk('refund-sent', number, 'AV2026-000001'))[0]).toBe('Remboursement noté comme effectué.');
  const shown = (await desk('show', number)).join('\n');
  expect(shown).toContain('Facture FA2026-000001  Payée');
  expect(shown).toContain('Avoir AV2026-000001  Remboursé');
  expect(shown).toContain('Expédition BL2026-000002  Livrée');
  expect((await desk('list', 'completed')).join('\n')).toContain(number);
});

test('what cannot be is refused in a sentence, and changes nothing', async () => {
  const { number, sku, uuid, total } = await newOrder(1);
  await expect(desk('ship', number)).rejects.toThrow('L’état de la commande ne le permet pas.');
  await shop.pay(uuid, total);
  const before = await shop.state(uuid);
  await expect(desk('ship', number, `${sku}=2`)).rejects.toThrow('Quantité à expédier invalide.');
  await expect(desk('ship', number, '--source=nulle-part')).rejects.toThrow('Lieu de stock inconnu : nulle-part.');
  await expect(desk('refund', number, `${sku}=2`)).rejects.toThrow('Quantité à rembourser invalide.');
  await expect(desk('refund', number, '--amount=9999')).rejects.toThrow('Le montant dépasse le montant remboursable.');
  await expect(desk('refund', number, '--fee=1')).rejects.toThrow('Montant à rembourser invalide.');
  await expect(desk('cancel', number)).rejects.toThrow();
  await expect(desk('invoice', number, 'INCONNU=1')).rejects.toThrow('La commande ne contient pas INCONNU.');
  await expect(desk('ship', number, '--colour=red')).rejects.toThrow('Option inconnue');
  await expect(desk('show', 'CMD-0')).rejects.toThrow('Aucune commande');
  await expect(desk('dance', number)).rejects.toThrow('npm run orders');
  expect(await shop.state(uuid)).toEqual(before);
});
