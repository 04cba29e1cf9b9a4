import { openWholeServer, type WholeServer } from '../contract/whole-server.ts';

export interface EndlessShop {
  readonly server: WholeServer;
  /** Two articles of the area auto, by their uuid. */
  readonly pads: string;
  readonly disc: string;
}

/** A whole server whose articles never run out: what a device asks for, it gets. */
export async function openEndlessShop(): Promise<EndlessShop> {
  const server = await openWholeServer();
  await server.db.updateTable('product').set({ manage_stock: false }).execute();
  const uuidOf = async (id: number): Promise<string> =>
    (await server.db.selectFrom('product').select('uuid').where('id', '=', id).executeTakeFirstOrThrow()).uuid;
  return { server, pads: await uuidOf(server.products.pads), disc: await uuidOf(server.products.disc) };
}
