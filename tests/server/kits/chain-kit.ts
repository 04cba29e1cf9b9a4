import type { Fulfilment } from '#tests/server/orders/fulfilment.ts';

import { putOptions } from './put-together.ts';

interface ChainKit {
  readonly price?: 'sum' | 'fixed';
  readonly stock?: number;
}

/** A chain kit: a chain (1) or a stronger one (2), a front sprocket (3), and, if wanted, so many links (4). */
export async function chainKit(shop: Pick<Fulfilment, 'db' | 'product'>, { price = 'sum', stock = 10 }: ChainKit = {}) {
  const kit = await shop.product({ type: 'bundle', name: 'Kit chaîne', price: '99.9900' });
  const chain = await shop.product({ name: 'Chaîne', price: '60.0000', stock });
  const strong = await shop.product({ name: 'Chaîne renforcée', price: '80.0000', stock });
  const sprocket = await shop.product({ name: 'Pignon', price: '20.0000', stock: stock * 2, taxPercent: '5.5' });
  const link = await shop.product({ name: 'Attache', price: '3.0000', stock });
  await shop.db.updateTable('product').set({ kit_price: price }).where('id', '=', kit.id).execute();
  await shop.db.updateTable('product').set({ tax_category: 'tva-5-5' }).where('id', '=', sprocket.id).execute();
  await putOptions(shop.db, kit.id, [
    { name: 'Chaîne', parts: [{ article: chain.uuid, isDefault: true }, { article: strong.uuid }] },
    { name: 'Pignon', kind: 'select', parts: [{ article: sprocket.uuid, quantity: 2 }] },
    { name: 'Attaches', kind: 'checkbox', isRequired: false, parts: [{ article: link.uuid, isFixed: false }] },
  ]);
  return { kit, chain, strong, sprocket, link };
}
