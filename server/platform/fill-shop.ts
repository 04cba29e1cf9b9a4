import type { ShopTools } from './shop-tools.ts';

export type FillDeps = Pick<ShopTools, 'db' | 'clock' | 'ids' | 'storage' | 'jobs'> & {
  /** Told how far it is. */
  readonly tell: (message: string) => void;
};

/** Fills an empty shop whole or not at all, and says so in `shop.seeded_at`. Which goods these are the server does not know. */
export type FillShop = (deps: FillDeps) => Promise<unknown>;

/** Fills an empty shop. Texts and drawings are loaded for the one start that needs them. */
export async function fillOnce(deps: FillDeps, load: () => Promise<FillShop>): Promise<void> {
  const shop = await deps.db.selectFrom('shop').select('seeded_at').executeTakeFirstOrThrow();
  if (shop.seeded_at !== null) return;
  const fill = await load();
  await fill(deps);
}
