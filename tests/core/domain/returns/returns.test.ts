import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isReturnable,
  returnableUnits,
  returnLastDay,
  returnRefusal,
  type ReturnableLine,
  type ReturnQuestion,
} from '#core/domain/returns/eligibility.ts';
import {
  commonResolutions,
  isShopFault,
  offeredReasons,
  reasonRefusal,
  type RmaReason,
} from '#core/domain/returns/reasons.ts';
import { RMA_TYPES } from '#core/domain/returns/rma.ts';
import {
  findRmaMove,
  firstRmaStatus,
  isRmaOpen,
  RMA_ACTORS,
  RMA_MOVES,
  RMA_STATUSES,
  rmaDeadline,
  rmaMoves,
  rmaReopening,
  rmaTimedMove,
} from '#core/domain/returns/rma-status.ts';

const DAY = 24 * 3_600_000;

describe('a return', () => {
  it('reaches every state from its request, and none is a dead end', () => {
    const reached = new Set<string>(['new_request']);
    for (let round = 0; round < RMA_STATUSES.length; round += 1) {
      for (const { from, to } of RMA_MOVES) if (reached.has(from)) reached.add(to);
    }
    expect([...reached].toSorted()).toEqual([...RMA_STATUSES].toSorted());
    for (const from of RMA_STATUSES) {
      expect(
        RMA_ACTORS.flatMap((actor) => rmaMoves(from, actor)),
        from,
      ).not.toEqual([]);
    }
  });

  it('is moved by the table alone', () => {
    expect(rmaMoves('new_request', 'customer')).toEqual(['customer-closed']);
    expect(rmaMoves('new_request', 'admin')).toEqual(['processing', 'awaiting_return', 'refused']);
    expect(rmaMoves('returned', 'customer')).toEqual([]);
    expect(rmaMoves('solved', 'admin')).toEqual([]);
    expect(findRmaMove('returned', 'refunded', 'admin')?.needs).toBe('refund');
    expect(findRmaMove('awaiting_return', 'returned', 'admin')?.needs).toBe('quantities');
    expect(findRmaMove('processing', 'refused', 'admin')?.needs).toBe('reason');
    expect(findRmaMove('processing', 'refunded', 'customer')).toBeNull();
    expect(firstRmaStatus('withdrawal')).toBe('awaiting_return');
    expect(firstRmaStatus('return')).toBe('new_request');
  });

  it('moves by itself only where the table lets it, when its time is over', () => {
    for (const status of RMA_STATUSES) {
      const end = rmaDeadline(status, 0);
      const to = rmaTimedMove(status, 0, end ?? Infinity);
      if (end === null) expect(to).toBeNull();
      else {
        expect(to && findRmaMove(status, to, 'system')).not.toBeNull();
        expect(rmaTimedMove(status, 0, end - 1)).toBeNull();
      }
    }
    expect([rmaDeadline('awaiting_return', 0), rmaDeadline('refunded', 0)]).toEqual([30 * DAY, 7 * DAY]);
    expect(rmaTimedMove('new_parcel_sent', 0, 1, true)).toBe('solved');
  });

  it('is opened again by its customer within fourteen days, or as long as it may be asked for', () => {
    expect(rmaReopening('solved', 0, 14 * DAY, false)).toBe('processing');
    expect(rmaReopening('refused', 0, 14 * DAY + 1, true)).toBeNull();
    expect(rmaReopening('customer-closed', 0, 99 * DAY, true)).toBe('new_request');
    expect(rmaReopening('customer-closed', 0, 0, false)).toBeNull();
    expect(rmaReopening('processing', 0, 0, true)).toBeNull();
    expect(RMA_STATUSES.filter((status) => !isRmaOpen(status))).toEqual(['solved', 'customer-closed']);
  });
});

const line = (facts: Partial<ReturnableLine> = {}): ReturnableLine => ({
  qtyShipped: 3,
  qtyReturned: 0,
  qtyInReturn: 0,
  allowReturn: true,
  returnDays: null,
  warrantyMonths: 24,
  isFinalOnceOpened: false,
  deliveredDay: '2026-06-01',
  ...facts,
});

const question = (facts: Partial<ReturnQuestion> = {}): ReturnQuestion => ({
  type: 'return',
  quantity: 1,
  condition: 'unopened',
  today: '2026-06-15',
  defaultDays: 30,
  withdrawalDays: 14,
  isOrderCanceled: false,
  ...facts,
});

describe('what may be sent back', () => {
  it('is never more than was sent, whatever is under way', () => {
    const counts = fc.record({ qtyShipped: fc.nat(9), qtyReturned: fc.nat(9), qtyInReturn: fc.nat(9) });
    fc.assert(
      fc.property(counts, fc.integer({ min: -1, max: 12 }), (facts, quantity) => {
        const one = line(facts);
        const isTaken = returnRefusal(one, question({ quantity })) === null;
        expect(isTaken).toBe(quantity >= 1 && quantity <= returnableUnits(one));
        if (isTaken) expect(quantity + facts.qtyReturned + facts.qtyInReturn).toBeLessThanOrEqual(facts.qtyShipped);
      }),
    );
  });

  it('is refused by what stands against it', () => {
    expect(returnRefusal(line(), question({ quantity: 4 }))).toBe('return.quantityTooHigh');
    expect(returnRefusal(line({ qtyInReturn: 3 }), question())).toBe('return.alreadyOpen');
    expect(returnRefusal(line({ qtyReturned: 3 }), question())).toBe('return.notPossible');
    expect(returnRefusal(line(), question({ isOrderCanceled: true }))).toBe('return.notPossible');
    expect(returnRefusal(line({ allowReturn: false }), question())).toBe('return.notPossible');
  });

  it('has until the last day of its kind', () => {
    const last = (facts: Partial<ReturnQuestion>, of = line()) => returnLastDay(of, question(facts));
    expect(last({})).toBe('2026-07-01');
    expect(last({}, line({ returnDays: 100 }))).toBe('2026-09-09');
    expect(last({ type: 'withdrawal' })).toBe('2026-06-15');
    expect(last({ type: 'warranty' })).toBe('2028-06-01');
    expect(last({}, line({ deliveredDay: null }))).toBeNull();
    expect(isReturnable(line(), question({ today: '2026-07-01' }))).toBe(true);
    expect(isReturnable(line(), question({ today: '2026-07-02' }))).toBe(false);
    expect(isReturnable(line({ deliveredDay: null }), question({ type: 'delivery_issue' }))).toBe(true);
  });

  it('leaves what the law grants out of what the shop does not take back', () => {
    const never = line({ allowReturn: false, isFinalOnceOpened: true });
    const opened = { condition: 'opened' } as const;
    expect(RMA_TYPES.filter((type) => isReturnable(never, question({ type, ...opened })))).toEqual([
      'warranty',
      'withdrawal',
      'delivery_issue',
    ]);
    expect(isReturnable(line({ isFinalOnceOpened: true }), question())).toBe(true);
    expect(isReturnable(line({ isFinalOnceOpened: true }), question(opened))).toBe(false);
  });
});

const reason = (code: string, facts: Partial<RmaReason> = {}): RmaReason => ({
  code,
  title: { fr_FR: code, en_GB: code },
  resolutions: ['refund', 'exchange'],
  requiresImage: false,
  shopFault: false,
  status: true,
  position: 0,
  ...facts,
});

describe('the reasons of a return', () => {
  const wrongSize = reason('size', { position: 2 });
  const broken = reason('broken', {
    requiresImage: true,
    shopFault: true,
    resolutions: ['refund', 'repair'],
    position: 1,
  });

  it('are offered in their order, those in use alone', () => {
    const codes = offeredReasons([wrongSize, reason('old', { status: false }), broken]).map(({ code }) => code);
    expect(codes).toEqual(['broken', 'size']);
  });

  it('allow together what each of them allows', () => {
    expect(commonResolutions([wrongSize, broken])).toEqual(['refund']);
    expect(commonResolutions([])).toEqual([]);
    expect(isShopFault([wrongSize, broken])).toBe(true);
    expect(isShopFault([wrongSize])).toBe(false);
  });

  it('ask for a photo where one is needed, and take no more than the shop does', () => {
    expect(reasonRefusal([broken], { photos: 0, most: 5, resolution: 'refund' })).toBe('return.photoMissing');
    expect(reasonRefusal([broken], { photos: 1, most: 5, resolution: 'refund' })).toBeNull();
    expect(reasonRefusal([wrongSize], { photos: 5, most: 5, resolution: 'refund' })).toBeNull();
    expect(reasonRefusal([wrongSize], { photos: 6, most: 5, resolution: 'refund' })).toBe('return.photosTooMany');
    expect(reasonRefusal([wrongSize], { photos: 3, most: 2, resolution: 'refund' })).toBe('return.photosTooMany');
    expect(reasonRefusal([wrongSize, broken], { photos: 1, most: 5, resolution: 'exchange' })).toBe(
      'return.resolutionNotOffered',
    );
  });
});
