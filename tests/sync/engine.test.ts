import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { backoffMs } from '#src/sync/core/backoff.ts';
import {
  POLL_MS,
  startState,
  step,
  WATCHDOG_MS,
  type Effect,
  type EngineEvent,
  type EngineState,
  type FailureKind,
} from '#src/sync/core/engine.ts';

type Push = Extract<EngineEvent, { type: 'pushed' }>;
type Pull = Extract<EngineEvent, { type: 'pulled' }>;
type Without<T> = T extends EngineEvent ? Omit<T, 'turn'> & { turn?: number } : never;

/** An engine with a clock; answers are given to whatever is under way. */
function machine(jitter = 0.5) {
  let now = 1_000;
  let state = startState(true, true, now);
  const done: Effect[] = [];
  const tell = (event: Without<EngineEvent>): readonly Effect[] => {
    const next = step(state, { turn: state.turn, ...event }, { now, jitter });
    state = next.state;
    done.push(...next.effects);
    return next.effects;
  };
  const pass = (ms: number) => {
    now += ms;
    return tell({ type: 'tick' });
  };
  const pushed = (more: Partial<Push> = {}) =>
    tell({ type: 'pushed', offered: 1, settled: 1, more: false, rests: new Map(), gap: 'none', ...more });
  const pulled = (more: Partial<Pull> = {}) => tell({ type: 'pulled', outcome: 'nothing', offered: 0, ...more });
  const failed = (kind: FailureKind, retryAfterMs: number | null = null) =>
    tell({ type: 'failed', kind, retryAfterMs });
  return { tell, pass, pushed, pulled, failed, done, state: (): EngineState => state, now: () => now };
}

const names = (effects: readonly Effect[]) => effects.map((effect) => effect.do);
const idle = () => {
  const m = machine();
  m.tell({ type: 'lockWon' });
  m.pushed({ offered: 0, settled: 0 });
  m.pulled();
  return m;
};

const waits = (visible: boolean) => [1, 2, 3, 4, 5, 9, 40].map((attempt) => backoffMs(attempt, visible, 1));

describe('order and pace', () => {
  test('S43 S57 nothing happens without the lock; with it the queue goes first, then the pull', () => {
    const m = machine();
    expect(m.tell({ type: 'appended' })).toEqual([]);
    expect(m.pass(600_000)).toEqual([]);
    expect(names(m.tell({ type: 'lockWon' }))).toEqual(['push']);
    expect(names(m.pushed({ more: true }))).toEqual(['push']);
    expect(names(m.pushed())).toEqual(['pull']);
    expect(names(m.pulled())).toEqual([]);
    expect(m.state().phase).toBe('idle');
  });

  test('S43 what is added during a push leaves right after it', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    expect(m.tell({ type: 'appended' })).toEqual([]);
    expect(names(m.pushed())).toEqual(['push']);
  });

  test('S58 while somebody looks it looks every 20 s, otherwise only into its own queue', () => {
    const m = idle();
    expect(m.pass(POLL_MS - 1)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['push']);
    expect(names(m.pushed({ offered: 0, settled: 0 }))).toEqual(['pull']);
    m.pulled();
    m.tell({ type: 'hidden' });
    m.pass(POLL_MS);
    m.pushed({ offered: 0, settled: 0 });
    expect(names(m.pass(60_000))).toEqual(['push']);
    expect(names(m.pushed({ offered: 0, settled: 0 }))).toEqual([]);
  });

  test('S58 work that brings no answer for 30 s is given up and begun anew; its late answer only makes it look again', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    const { turn } = m.state();
    expect(m.pass(WATCHDOG_MS - 1)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['abort', 'push']);
    const before = m.state();
    m.tell({ type: 'failed', kind: 'offline', retryAfterMs: null, turn });
    expect(m.state()).toBe(before);
    m.tell({ type: 'pulled', outcome: 'applied', offered: 1, turn });
    expect(m.state()).toEqual({ ...before, due: true });
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
    const m = idle();
    m.tell({ type: 'appended' });
    for (let failures = 0; failures < 5; failures += 1) {
      m.failed('offline');
      m.pass(4_000);
    }
    expect(m.state().attempt).toBe(5);
    m.pushed();
    expect(m.state().attempt).toBe(0);
    m.failed('throttled', 9_000);
    for (const type of ['visible', 'online', 'appended'] as const) expect(m.tell({ type })).toEqual([]);
    expect(m.pass(8_999)).toEqual([]);
    expect(names(m.pass(1))).toEqual(['push']);
  });

  test('S53 coming online or into view ends a wait of our own', () => {
    for (const type of ['online', 'visible'] as const) {
      const m = idle();
      m.tell({ type: 'appended' });
      m.failed('serverFault');
      expect(names(m.tell({ type }))).toEqual(['push']);
    }
  });

  test('S50 a lane that must wait rests alone', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    m.pushed({ offered: 2, settled: 1, rests: new Map([['cart:auto', 5_000]]) });
    m.pushed({ offered: 0, settled: 0 });
    m.pulled();
    const [push] = m.tell({ type: 'appended' });
    expect(push?.do === 'push' && [...push.resting]).toEqual(['cart:auto']);
    m.pushed({ offered: 0, settled: 0 });
    const [again] = m.pass(5_000);
    expect(again?.do === 'push' && [...again.resting]).toEqual([]);
  });

  test('S50 a lane that has rested while a pull was under way goes at once', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    m.pushed({ offered: 1, settled: 0, rests: new Map([['contact', 500]]) });
    m.pass(600);
    expect(names(m.pulled())).toEqual(['push']);
    m.pushed({ offered: 0, settled: 0 });
    expect(m.state().phase).toBe('idle');
  });

  test('S50 a lane that was left out of a push and has rested while it was under way goes next', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    m.pushed({ offered: 2, settled: 1, rests: new Map([['contact', 500]]) });
    m.pushed({ offered: 0, settled: 0 });
    m.pulled();
    m.tell({ type: 'appended' });
    m.pass(600);
    expect(names(m.pushed())).toEqual(['push']);
  });

  test('S62 an ignored pull is asked again at the pace of failures', () => {
    const m = idle();
    m.tell({ type: 'poked' });
    expect(m.pulled({ outcome: 'ignored' })).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'resting', attempt: 1 });
    expect(names(m.pass(500))).toEqual(['push']);
    expect(names(m.pushed({ offered: 0, settled: 0 }))).toEqual(['pull']);
  });
});

describe('a poke', () => {
  test('S72 brings a pull at once, unless a pull that was begun later holds it already', () => {
    const m = idle();
    m.pass(1_000);
    const heard = m.now();
    m.pass(100);
    expect(names(m.tell({ type: 'poked', at: heard }))).toEqual(['pull']);
    m.pulled();
    expect(m.tell({ type: 'poked', at: heard })).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'idle', pull: 'no' });
  });

  test('S72 heard while a pull is under way brings another one, and only one', () => {
    const m = idle();
    m.tell({ type: 'poked' });
    m.pass(10);
    expect(m.tell({ type: 'poked', at: m.now() })).toEqual([]);
    expect(names(m.pulled())).toEqual(['pull']);
    expect(names(m.pulled())).toEqual([]);
  });

  test('S72 of the change one has just sent costs no pull beside the one that follows a push', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    const heard = m.now();
    m.pass(20);
    expect(names(m.pushed())).toEqual(['pull']);
    m.pulled();
    m.pass(1_500);
    expect(m.tell({ type: 'poked', at: heard })).toEqual([]);
    expect(m.state().pull).toBe('no');
  });
});

describe('what the other side says', () => {
  test.each([
    ['session', 'session'],
    ['scope', 'scope'],
    ['forbidden', 'forbidden'],
    ['update', 'update'],
  ] as const)('S59 %s pauses until somebody has done something', (kind, pause) => {
    const m = idle();
    m.tell({ type: 'appended' });
    m.failed(kind);
    expect(m.state()).toMatchObject({ phase: 'paused', pause });
    for (const type of ['appended', 'online', 'visible', 'poked', 'tick'] as const)
      expect(m.tell({ type })).toEqual([]);
    expect(names(m.tell({ type: 'resumed' }))).toEqual(['push']);
  });

  test('S59 419 renews the token once and repeats; a second time it only waits', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    expect(names(m.failed('token'))).toEqual(['renew']);
    expect(names(m.tell({ type: 'renewed' }))).toEqual(['push']);
    expect(m.failed('token')).toEqual([]);
    expect(m.state().phase).toBe('resting');
    expect(names(m.pass(500))).toEqual(['push']);
  });

  test('S60 an unknown group begins a new one, once, then waits', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    expect(names(m.failed('group'))).toEqual(['regroup']);
    expect(names(m.tell({ type: 'regrouped' }))).toEqual(['push']);
    expect(m.failed('group')).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });

  test('S61 a gap that only the whole state can explain asks for it; one that stays is no loop', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    const [pull] = m.pushed({ settled: 0, gap: 'unknown' });
    expect(pull).toMatchObject({ do: 'pull', whole: true });
    expect(names(m.pulled({ outcome: 'applied' }))).toEqual(['push']);
    expect(m.pushed({ settled: 0, gap: 'unknown' })).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });

  test('S52 an unreadable request is taken apart until the change at fault is found', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    const [single] = m.failed('unreadable');
    expect(single).toMatchObject({ do: 'push', single: true });
    const [next] = m.pushed({ more: true });
    expect(next).toMatchObject({ do: 'push', single: true });
    const [whole] = m.pushed({ more: true, culprit: true });
    expect(whole).toMatchObject({ do: 'push', single: false });
  });

  test('S58 an answer that settles nothing and says nothing is waited out, never repeated at once', () => {
    const m = idle();
    m.tell({ type: 'appended' });
    expect(m.pushed({ settled: 0, offered: 3 })).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });
});

const lane = fc.constantFrom('cart:auto' as const, 'cart:moto' as const, 'contact' as const);
const kind = fc.constantFrom<FailureKind>(
  'offline',
  'serverFault',
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
      'poked' as const,
      'renewed' as const,
      'regrouped' as const,
    ),
  }),
  fc.record({
    type: fc.constant('pushed' as const),
    offered: fc.nat(3),
    settled: fc.nat(3),
    more: fc.boolean(),
    rests: fc.array(fc.tuple(lane, fc.option(fc.nat(9_000)))).map((rests) => new Map(rests)),
    gap: fc.constantFrom('none' as const, 'filled' as const, 'unknown' as const),
  }),
  fc.record({
    type: fc.constant('pulled' as const),
    outcome: fc.constantFrom('nothing' as const, 'ignored' as const, 'applied' as const, 'forgotten' as const),
    offered: fc.nat(2),
  }),
  fc.record({ type: fc.constant('failed' as const), kind, retryAfterMs: fc.option(fc.nat(9_000)) }),
);

test('S57 S58 S59 in every history: at most one effect under way, none without lock, network or right, and never a dead end', () => {
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
        const { phase, wakeAt, online } = m.state();
        const busy = phase === 'pushing' || phase === 'pulling' || phase === 'renewing' || phase === 'regrouping';
        if (busy) expect(underWay).toBe(m.state().turn);
        // I7: whoever may send has a reason to wake, however much was lost on the way.
        if (phase !== 'follower' && phase !== 'paused' && (online || busy)) expect(wakeAt).not.toBeNull();
      }
    }),
    { numRuns: 500 },
  );
});
