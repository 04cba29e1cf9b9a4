/** What a buyer may download of an order (rules O31 to O33 of docs/sale.md). */
import fc from 'fast-check';
import { expect, test } from 'vitest';

import { downloadEnd, downloadsLeft, downloadStanding, type DownloadFacts } from '#core/domain/order/downloads.ts';
import { ORDER_STATUSES } from '#core/domain/order/status.ts';

const NOW = Date.parse('2026-11-28T12:00:00Z');
const PAID: DownloadFacts = {
  status: 'completed',
  line: { qtyOrdered: 2, qtyRefunded: 0, qtyCanceled: 0 },
  grantedAtMs: NOW - 1,
  endsAtMs: null,
  maxDownloads: 3,
  used: 0,
};

const facts = fc.record<DownloadFacts>({
  status: fc.constantFrom(...ORDER_STATUSES),
  line: fc.record({ qtyOrdered: fc.nat(5), qtyRefunded: fc.nat(5), qtyCanceled: fc.nat(5) }),
  grantedAtMs: fc.option(fc.constantFrom(NOW - 1_000, NOW)),
  endsAtMs: fc.option(fc.constantFrom(NOW - 1, NOW, NOW + 1)),
  maxDownloads: fc.nat(3),
  used: fc.nat(20),
});

test('O31 nothing of an order that is not paid, is cancelled or was given back is open', () => {
  fc.assert(
    fc.property(facts, (given) => {
      const { qtyOrdered, qtyRefunded, qtyCanceled } = given.line;
      const isOver =
        given.status === 'canceled' || given.status === 'closed' || qtyOrdered <= qtyRefunded + qtyCanceled;
      const standing = downloadStanding(given, NOW);
      if (isOver) expect(standing).toBe('ended');
      if (given.grantedAtMs === null) expect(['ended', 'unpaid']).toContain(standing);
    }),
  );
});

test('O32 what is open has downloads left, and its last instant is before its end', () => {
  fc.assert(
    fc.property(facts, (given) => {
      if (downloadStanding(given, NOW) !== 'open') return;
      expect(downloadsLeft(given)).not.toBe(0);
      expect(given.endsAtMs ?? NOW + 1).toBeGreaterThan(NOW);
    }),
  );
});

test('O32 each piece that is kept brings its downloads, one that is given back takes them along', () => {
  expect(downloadsLeft(PAID)).toBe(6);
  expect(downloadsLeft({ ...PAID, used: 2, line: { ...PAID.line, qtyRefunded: 1 } })).toBe(1);
  expect(downloadStanding({ ...PAID, used: 3, line: { ...PAID.line, qtyRefunded: 1 } }, NOW)).toBe('used');
  expect(downloadsLeft({ ...PAID, maxDownloads: 0, used: 99 })).toBeNull();
});

test('O32 days count from the payment; none is without an end', () => {
  expect(downloadEnd(NOW, 0)).toBeNull();
  expect(downloadEnd(NOW, 2)).toBe(Date.parse('2026-11-30T12:00:00Z'));
  const last = Date.parse('2026-11-30T11:59:59.999Z');
  expect(downloadStanding({ ...PAID, endsAtMs: downloadEnd(NOW, 2) }, last)).toBe('open');
  expect(downloadStanding({ ...PAID, endsAtMs: downloadEnd(NOW, 2) }, last + 1)).toBe('expired');
});
