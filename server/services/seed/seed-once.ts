import type { SeedDeps } from './seed-shop.ts';

/** Fills an empty shop with the demo catalogue. Its texts and drawings are loaded for the one start that needs them. */
export async function seedOnce(deps: SeedDeps): Promise<void> {
  const shop = await deps.db.selectFrom('shop').select('seeded_at').executeTakeFirstOrThrow();
  if (shop.seeded_at !== null) return;
  const { seedShop } = await import('./seed-shop.ts');
  await seedShop(deps);
}
