import { expect, test } from 'vitest';

import { OFFLINE_ROUTES, isOfflineRoute } from '#core/contract/offline-routes.ts';
import { nextBatch } from '#src/sync/core/batch.ts';
import { createView } from '#src/sync/outbox/view.ts';
import { RECORDED } from '#tests/sync/recorded-changes.ts';
import { none, NOW, row } from '#tests/sync/small-queue.ts';
import { SHOP } from '#tests/support/sync/shop-contract.ts';

const names = Object.keys(OFFLINE_ROUTES).filter(isOfflineRoute);
const recorded = names.flatMap((name) =>
  Array.from({ length: OFFLINE_ROUTES[name].offline.version }, (_one, index) => [name, index + 1] as const),
);

test.each(recorded)('S15 S49 %s as version %i wrote it is read, shown and sent by this build', (route, v) => {
  const args = RECORDED[route][v];
  expect(args, 'nothing is recorded: add what the build of then wrote').toBeDefined();
  const opened = SHOP.open({ route, v, args, mutId: 'm', at: NOW });
  if (!opened.ok) throw new Error(JSON.stringify(opened));
  const { lane, changes: folds } = opened.change;
  expect(folds.length).toBeGreaterThan(0);
  const waiting = row(1, { lane, route, v, args });
  createView(SHOP)({ base: [], outbox: [waiting], acked: {} });
  const { changes, parked } = nextBatch(SHOP, [waiting], none, NOW);
  expect([parked, changes]).toMatchObject([[], [{ route, v: OFFLINE_ROUTES[route].offline.version }]]);
});
