import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { backoffMs } from '#src/sync/core/backoff.ts';
import type { EngineEvent, FailureKind } from '#src/sync/core/engine-state.ts';
import { LOOK_MS, POLL_MS, WATCHDOG_MS } from '#src/sync/core/engine.ts';
import { idle, machine, names, sending, type Without } from './engine-machine.ts';

const waits = (visible: boolean) => [1, 2, 3, 4, 5, 9, 40].map((attempt) => backoffMs(attempt, visible, 1));

describe('order and pace', () => {
  test('S43 S57 nothing happens without the lock; with it what waits goes, and what is new comes, in one request', () => {
    const m = machine();
    expect(m.tell({ type: 'appended' })).toEqual([]);
    expect(m.pass(600_000)).toEqual([]);
    expect(m.tell({ type: 'lockWon' })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    expect(names(m.synced({ more: true }))).toEqual(['sync']);
    expect(names(m.synced())).toEqual([]);
    expect(m.state().phase).toBe('idle');
  });

  test('S7 one press is one request: its answer brings what it did', () => {
    const m = sending();
    expect(m.synced({ rev: 2 })).toEqual([]);
    // The shop tells of the very change that was sent.
    expect(m.tell({ type: 'poked', at: m.now(), rev: 2 })).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'idle', pull: 'no', due: false });
  });

  test('S43 what is added while a request is under way leaves right after it', () => {
    const m = sending();
    expect(m.tell({ type: 'appended' })).toEqual([]);
    expect(names(m.synced())).toEqual(['sync']);
  });

  test('S58 while somebody looks it asks every 20 s, otherwise it only looks into its own queue', () => {
    const m = idle();
    expect(m.pass(POLL_MS - 1)).toEqual([]);
    expect(m.pass(1)).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    m.nothing();
    m.tell({ type: 'hidden' });
    expect(m.pass(POLL_MS)).toMatchObject([{ do: 'sync', pull: 'no' }]);
    m.nothing({ asked: false });
    expect(m.pass(LOOK_MS)).toMatchObject([{ do: 'sync', pull: 'no' }]);
    expect(m.nothing({ asked: false })).toEqual([]);
  });

  test('S58 work that brings no answer for 30 s is given up and begun anew; its late answer only makes it look again', () => {
    const m = sending();
    const { turn } = m.state();
    expect(m.pass(WATCHDOG_MS - 1)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['abort', 'sync']);
    const before = m.state();
    m.tell({ type: 'failed', kind: 'offline', retryAfterMs: null, group: 'g', turn });
    expect(m.state()).toBe(before);
    m.synced({ turn });
    expect(m.state()).toEqual({ ...before, due: true });
  });

  test('S50 a lane that has rested and been answered is one like any other: nothing more is asked for it', () => {
    const m = sending();
    m.synced({ settled: 0, rests: new Map([['contact', 1_000]]) });
    expect(names(m.pass(1_000))).toEqual(['sync']);
    expect(m.synced()).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'idle', rests: new Map() });
  });

  test('S58 what was asked for and failed is asked for again', () => {
    const m = idle();
    m.pass(POLL_MS);
    m.failed('serverFault');
    expect(m.pass(500)).toMatchObject([{ do: 'sync', pull: 'yes' }]);
  });

  test('S53 backoff doubles from half a second to 4 s in view and 60 s hidden, between half and the whole of it', () => {
    expect(waits(true)).toEqual([500, 1_000, 2_000, 4_000, 4_000, 4_000, 4_000]);
    expect(waits(false)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 60_000, 60_000]);
    const attempt = fc.integer({ min: 1, max: 60 });
    const jitter = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(attempt, fc.boolean(), jitter, (n, visible, share) => {
        const [wait, full] = [backoffMs(n, visible, share), backoffMs(n, visible, 1)];
        expect(wait).toBeGreaterThanOrEqual(full / 2);
        expect(wait).toBeLessThanOrEqual(full);
      }),
    );
  });

  test('S53 a success starts the backoff anew, a wait of the server is kept whatever happens', () => {
    const m = sending();
    for (let failures = 0; failures < 5; failures += 1) {
      m.failed('offline');
      m.pass(4_000);
    }
    expect(m.state().attempt).toBe(5);
    m.synced({ more: true });
    expect(m.state().attempt).toBe(0);
    m.failed('throttled', 9_000);
    for (const type of ['visible', 'online', 'appended'] as const) expect(m.tell({ type })).toEqual([]);
    expect(m.pass(8_999)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['sync']);
  });

  test('S53 coming online or into view ends a wait of our own', () => {
    for (const type of ['online', 'visible'] as const) {
      const m = sending();
      m.failed('serverFault');
      expect(names(m.tell({ type }))).toEqual(['sync']);
    }
  });

  test('S53 that the browser says offline is a hint: it tries once a minute, and a success says that it was wrong', () => {
    const m = idle();
    m.tell({ type: 'offline' });
    expect(m.tell({ type: 'appended' })).toEqual([]);
    expect(m.pass(LOOK_MS - 1)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['sync']);
    expect(m.failed('offline')).toEqual([]);
    expect(m.pass(4_000)).toEqual([]);
    expect(names(m.pass(LOOK_MS))).toEqual(['sync']);
    m.synced();
    expect(names(m.tell({ type: 'appended' }))).toEqual(['sync']);
  });

  test('S53 somebody who asks to try again is believed more than the browser', () => {
    const m = idle();
    m.tell({ type: 'offline' });
    expect(names(m.tell({ type: 'resumed' }))).toEqual(['sync']);
  });

  test('S53 somebody who asks to try again waits no longer, not even for the server', () => {
    const m = sending();
    m.failed('throttled', 9_000);
    expect(names(m.tell({ type: 'resumed' }))).toEqual(['sync']);
  });

  test('S58 a line that comes and goes does not put the watchdog off', () => {
    const m = sending();
    const patience = m.state().wakeAt ?? 0;
    for (let flap = 0; flap < 12; flap += 1) m.tell({ type: 'online' });
    expect(m.state().wakeAt).toBeLessThanOrEqual(patience);
    // Nor where it comes before each end of the patience with the request.
    let begun = 0;
    for (let flap = 0; flap < 30; flap += 1) {
      m.tell({ type: 'online' });
      begun += names(m.pass(1_000)).length;
    }
    expect(begun).toBeGreaterThan(0);
  });

  test('S53 a line that comes and goes faster than a request still gets one through', () => {
    const m = sending();
    expect(names(m.tell({ type: 'online' }))).toEqual(['abort', 'sync']);
    let begun = 0;
    for (let flap = 0; flap < 20; flap += 1) {
      begun += names([...m.tell({ type: 'offline' }), ...m.tell({ type: 'online' }), ...m.pass(500)]).length;
    }
    // Ten seconds of it: each request got twice the time of the one before.
    expect(begun / 2).toBeLessThanOrEqual(3);
    m.synced();
    expect(m.state()).toMatchObject({ restarts: 0, phase: 'idle' });
  });

  test('S53 however often the line comes back under a request, it is given no longer', () => {
    const m = sending();
    m.tell({ type: 'online' });
    m.tell({ type: 'online' });
    const patience = m.state().wakeAt;
    for (let flap = 0; flap < 5; flap += 1) m.tell({ type: 'online' });
    expect(m.state().wakeAt).toBe(patience);
    // Given up, the next one gets twice as long.
    expect(names(m.pass(2_000))).toEqual(['abort', 'sync']);
    m.tell({ type: 'online' });
    expect(names(m.pass(2_000))).toEqual([]);
    expect(names(m.pass(2_000))).toEqual(['abort', 'sync']);
  });

  test('S53 a refusal came through the line: the next request is worth giving up for it again', () => {
    const m = sending();
    m.tell({ type: 'online' });
    expect(m.state().restarts).toBe(1);
    m.failed('serverFault');
    expect(m.state().restarts).toBe(0);
  });

  test('S50 a lane that must wait rests alone', () => {
    const m = sending();
    m.synced({ sent: 2, rests: new Map([['cart:auto', 5_000]]) });
    m.nothing({ asked: false });
    expect(m.tell({ type: 'appended' })).toMatchObject([{ do: 'sync', resting: new Set(['cart:auto']) }]);
    m.nothing({ asked: false });
    // For as long as it was asked to, and no shorter.
    expect(m.pass(4_999)).toEqual([]);
    expect(m.pass(1)).toMatchObject([{ do: 'sync', resting: new Set() }]);
  });

  test('S50 a lane that rests longer each time it must', () => {
    const m = sending();
    const wait = () => {
      m.synced({ settled: 0, rests: new Map([['contact', null]]) });
      const { until = 0 } = m.state().rests.get('contact') ?? {};
      const ms = until - m.now();
      m.pass(ms);
      return ms;
    };
    expect([wait(), wait(), wait()]).toEqual([375, 750, 1_500]);
  });

  test('S50 a lane that was left out of a push and has rested while it was under way goes next', () => {
    const m = sending();
    m.synced({ sent: 2, rests: new Map([['contact', 500]]) });
    m.nothing({ asked: false });
    m.tell({ type: 'appended' });
    m.pass(600);
    expect(names(m.synced())).toEqual(['sync']);
  });
});

const lane = fc.constantFrom('cart:auto' as const, 'cart:moto' as const, 'contact' as const);
const kind = fc.constantFrom<FailureKind>(
  'offline',
  'serverFault',
  'foreign',
  'throttled',
  'token',
  'session',
  'group',
  'scope',
  'forbidden',
  'update',
  'unreadable',
);
const anyEvent: fc.Arbitrary<Without<EngineEvent>> = fc.oneof(
  fc.record({
    type: fc.constantFrom(
      'lockWon' as const,
      'lockLost' as const,
      'online' as const,
      'offline' as const,
      'visible' as const,
      'hidden' as const,
      'appended' as const,
      'tick' as const,
      'resumed' as const,
      'renewed' as const,
      'regrouped' as const,
    ),
  }),
  fc.record({ type: fc.constant('poked' as const), at: fc.nat(2_000_000), rev: fc.option(fc.nat(5)) }),
  fc.record({
    type: fc.constant('synced' as const),
    asked: fc.boolean(),
    outcome: fc.constantFrom('nothing' as const, 'ignored' as const, 'applied' as const, 'forgotten' as const),
    sent: fc.nat(3),
    settled: fc.nat(3),
    more: fc.boolean(),
    rests: fc.array(fc.tuple(lane, fc.option(fc.nat(9_000)))).map((rests) => new Map(rests)),
    gap: fc.boolean(),
    offered: fc.nat(2),
    rev: fc.nat(5),
    culprit: fc.boolean(),
  }),
  fc.record({
    type: fc.constant('failed' as const),
    kind,
    retryAfterMs: fc.option(fc.nat(9_000)),
    group: fc.option(fc.constant('g')),
  }),
);

test('S57 S58 S59 in every history: at most one effect under way, none without lock or right, and never a dead end', () => {
  const history = fc.array(fc.tuple(anyEvent, fc.nat(40_000)), { maxLength: 60, size: 'max' });
  fc.assert(
    fc.property(history, (events) => {
      const m = machine();
      let underWay: number | null = null;
      for (const [event, ms] of events) {
        for (const happens of [() => m.tell(event), () => m.pass(ms)]) {
          const effects = happens();
          const { phase, pause, turn } = m.state();
          for (const effect of effects.filter((one) => one.do !== 'abort')) {
            expect([phase === 'follower', pause, effect.turn]).toEqual([false, null, turn]);
            underWay = effect.turn;
          }
          expect(effects.filter((one) => one.do !== 'abort').length).toBeLessThanOrEqual(1);
        }
        const { phase, wakeAt } = m.state();
        const busy = phase === 'syncing' || phase === 'renewing' || phase === 'regrouping';
        if (busy) expect(underWay).toBe(m.state().turn);
        // I7: whoever may send has a reason to wake, whatever was lost on the way and whatever the browser says.
        if (phase !== 'follower' && phase !== 'paused') expect(wakeAt).not.toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});
