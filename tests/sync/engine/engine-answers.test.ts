import { describe, expect, test } from 'vitest';

import { POLL_MS } from '#src/sync/core/engine.ts';
import { idle, names, sending } from './engine-machine.ts';

describe('answers from elsewhere', () => {
  test('S62 one is asked again at the pace of failures, and the third time for the whole state', () => {
    const m = idle();
    m.tell({ type: 'poked', at: m.now(), rev: null });
    expect(m.nothing({ outcome: 'ignored' })).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'resting', attempt: 1 });
    expect(m.pass(500)).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    m.nothing({ outcome: 'ignored' });
    expect(m.pass(1_000)).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    m.nothing({ outcome: 'ignored' });
    expect(m.pass(2_000)).toMatchObject([{ do: 'sync', pull: 'whole' }]);
    m.nothing({ outcome: 'applied' });
    expect(m.state()).toMatchObject({ phase: 'idle', attempt: 0, pull: 'no' });
  });

  test('S61 a gap asks for the whole state at once; one that stays is no loop', () => {
    const m = sending();
    expect(m.synced({ settled: 0, gap: true })).toMatchObject([{ do: 'sync', pull: 'whole' }]);
    expect(m.synced({ settled: 0, gap: true })).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });

  test('S58 S61 the whole state is asked for until it has come, whatever becomes of a request', () => {
    const m = sending();
    expect(m.synced({ settled: 0, gap: true })).toMatchObject([{ do: 'sync', pull: 'whole' }]);
    expect(m.pass(30_000)).toMatchObject([{ do: 'abort' }, { do: 'sync', pull: 'whole' }]);
    expect(m.tell({ type: 'online' })).toMatchObject([{ do: 'abort' }, { do: 'sync', pull: 'whole' }]);
    m.failed('offline');
    expect(m.pass(4_000)).toMatchObject([{ do: 'sync', pull: 'whole' }]);
  });

  test('S61 what goes out again goes at once, however often the line had failed before', () => {
    const m = sending();
    m.failed('offline');
    m.pass(4_000);
    expect(names(m.synced({ settled: 0, gap: true, offered: 2 }))).toEqual(['sync']);
    expect(m.state().attempt).toBe(0);
  });

  test('S60 S61 a server that has forgotten us gets a new group', () => {
    const m = idle();
    m.pass(POLL_MS);
    expect(m.nothing({ outcome: 'forgotten' })).toMatchObject([{ do: 'regroup', group: null }]);
    expect(m.tell({ type: 'regrouped' })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
  });

  test('S58 an answer that settles nothing and says nothing is waited out, never repeated at once', () => {
    const m = sending();
    expect(m.synced({ settled: 0, sent: 3 })).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });
});

describe('a poke', () => {
  test('S72 brings a pull at once, unless a request that was begun later holds it already', () => {
    const m = idle();
    m.pass(1_000);
    const heard = m.now();
    m.pass(100);
    expect(m.tell({ type: 'poked', at: heard, rev: null })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    m.nothing();
    expect(m.tell({ type: 'poked', at: heard, rev: null })).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'idle', pull: 'no' });
  });

  test('S72 of a revision that is here, or comes with the answer under way, asks nothing', () => {
    const m = idle();
    expect(m.tell({ type: 'poked', at: m.now(), rev: 1 })).toEqual([]);
    m.tell({ type: 'appended' });
    m.tell({ type: 'poked', at: m.now(), rev: 2 });
    expect(m.synced({ rev: 2 })).toEqual([]);
    expect(names(m.tell({ type: 'poked', at: m.now(), rev: 3 }))).toEqual(['sync']);
  });

  test('S72 heard while a request is under way that does not bring it brings another one, and only one', () => {
    for (const rev of [3, null]) {
      const m = sending();
      m.pass(10);
      expect(m.tell({ type: 'poked', at: m.now(), rev })).toEqual([]);
      expect(m.synced({ rev: 2 })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
      expect(m.nothing({ rev: 2 })).toEqual([]);
    }
  });
});

describe('what the other side says', () => {
  test.each(['session', 'scope', 'forbidden', 'update'] as const)(
    'S59 %s pauses until somebody has done something',
    (kind) => {
      const m = sending();
      m.failed(kind);
      expect(m.state()).toMatchObject({ phase: 'paused', pause: kind });
      for (const type of ['appended', 'online', 'visible', 'tick'] as const) expect(m.tell({ type })).toEqual([]);
      expect(m.tell({ type: 'poked', at: m.now(), rev: null })).toEqual([]);
      expect(names(m.tell({ type: 'resumed' }))).toEqual(['sync']);
    },
  );

  test('S59 a page that is not ours pauses nothing and parks nothing: it passes, one change at a time', () => {
    const m = sending();
    expect(m.failed('foreign')).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'resting', pause: null, single: true });
    expect(m.pass(500)).toMatchObject([{ do: 'sync', single: true }]);
    expect(m.synced({ more: false })).toEqual([]);
    expect(m.state().single).toBe(false);
  });

  test('S59 419 renews the token once and repeats; a second time it only waits', () => {
    const m = sending();
    expect(names(m.failed('token'))).toEqual(['renew']);
    expect(names(m.tell({ type: 'renewed' }))).toEqual(['sync']);
    expect(m.failed('token')).toEqual([]);
    expect(m.state().phase).toBe('resting');
    expect(names(m.pass(500))).toEqual(['sync']);
  });

  test('S60 an unknown group begins a new one in the place of the one that was named, once, then waits', () => {
    const m = sending();
    expect(m.failed('group', null, 'former')).toMatchObject([{ do: 'regroup', group: 'former' }]);
    expect(names(m.tell({ type: 'regrouped' }))).toEqual(['sync']);
    expect(m.failed('group')).toEqual([]);
    expect(m.state().phase).toBe('resting');
  });

  test('S52 an unreadable request is taken apart until the change at fault is found', () => {
    const m = sending();
    expect(m.failed('unreadable')).toMatchObject([{ do: 'sync', single: true }]);
    expect(m.synced({ more: true })).toMatchObject([{ do: 'sync', single: true }]);
    expect(m.synced({ more: true, culprit: true })).toMatchObject([{ do: 'sync', single: false }]);
  });

  test('S52 a request of one change that is unreadable all the same is waited out, never repeated at once', () => {
    const m = sending();
    m.failed('unreadable');
    expect(m.failed('unreadable')).toEqual([]);
    expect(m.state()).toMatchObject({ phase: 'resting', single: true });
  });

  test('S60 S73 a new group asks what the shop has, and nothing told of the one before counts for it', () => {
    const m = sending();
    m.synced({ rev: 9 });
    m.tell({ type: 'appended' });
    m.failed('group', null, 'former');
    expect(m.tell({ type: 'regrouped' })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
    m.pass(1);
    expect(m.tell({ type: 'poked', at: m.now(), rev: 1 })).toEqual([]);
    expect(names(m.nothing({ rev: 0 }))).toEqual(['sync']);
  });

  test('S66 whoever lost the lock gives up what is under way, and sends nothing until it is won again', () => {
    const m = sending();
    expect(names(m.tell({ type: 'lockLost' }))).toEqual(['abort']);
    for (const type of ['appended', 'online', 'visible', 'resumed'] as const) expect(m.tell({ type })).toEqual([]);
    expect(m.tell({ type: 'lockWon' })).toMatchObject([{ do: 'sync', pull: 'yes' }]);
  });
});
