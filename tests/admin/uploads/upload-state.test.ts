/** Every cell of state × event of a file on its way (rule S115). */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mediaFile } from '#core/contract/cms/media/media-file.ts';
import type { FileMark, FileState } from '#src/db/kept-file.ts';
import { freshMark } from '#src/db/kept-file.ts';
import { after, isHere, isOpen, type UploadEvent } from '#src/admin/store/uploads/upload-state.ts';
import * as v from 'valibot';

const at = '2026-03-02T09:00:00.000Z';
const file = v.parse(mediaFile, {
  uuid: 'f',
  rev: 1,
  revId: 'r',
  type: 'image',
  fileName: 'a.png',
  mime: 'image/png',
  bytes: 1,
  hash: 'h',
  href: '/h',
  width: 1,
  height: 1,
  title: '',
  alt: { fr_FR: '', en_GB: '' },
  caption: '',
  folder: null,
  category: null,
  focalPoint: null,
  createdAt: at,
  updatedAt: at,
});

const STATES = ['waiting', 'sending', 'paused', 'stalled', 'refused', 'done'] as const satisfies FileState[];
const EVENTS: Readonly<Record<string, UploadEvent>> = {
  taken: { type: 'taken' },
  received: { type: 'received', sent: 5 },
  arrived: { type: 'arrived', file },
  'no answer': { type: 'failed', failure: { kind: 'passing', isOfAll: true, retryAfterMs: null } },
  'session ended': { type: 'failed', failure: { kind: 'session' } },
  'build too old': { type: 'failed', failure: { kind: 'outdated' } },
  'shop said no': { type: 'failed', failure: { kind: 'refused', code: 'media.type' } },
  abandoned: { type: 'abandoned' },
  paused: { type: 'paused' },
  resumed: { type: 'resumed' },
  again: { type: 'again' },
  asked: { type: 'asked' },
  resent: { type: 'resent' },
};

const markIn = (state: FileState, why: FileMark['why'] = null): FileMark => ({
  ...freshMark({ uuid: 'u', at }),
  state,
  sent: 3,
  why: state === 'stalled' ? (why ?? 'passing') : null,
  refusal: state === 'refused' ? 'media.tooLarge' : null,
});

/** `·`: nothing changes. */
const TABLE = `
  event         | waiting | sending   | paused  | stalled | refused | done
  taken         | sending | ·         | ·       | ·       | ·       | ·
  received      | ·       | sending   | ·       | ·       | ·       | ·
  arrived       | done    | done      | done    | done    | done    | ·
  no answer     | ·       | stalled   | ·       | ·       | ·       | ·
  session ended | ·       | stalled   | ·       | ·       | ·       | ·
  build too old | ·       | stalled   | ·       | ·       | ·       | ·
  shop said no  | refused | refused   | refused | refused | ·       | ·
  abandoned     | ·       | waiting   | ·       | ·       | ·       | ·
  paused        | paused  | paused    | ·       | paused  | ·       | ·
  resumed       | ·       | ·         | waiting | waiting | ·       | ·
  again         | ·       | ·         | ·       | waiting | ·       | ·
  asked         | ·       | ·         | ·       | waiting | ·       | ·
  resent        | ·       | ·         | ·       | ·       | waiting | ·
`;

const cells = TABLE.trim()
  .split('\n')
  .slice(1)
  .flatMap((line) => {
    const [event = '', ...states] = line.split('|').map((cell) => cell.trim());
    return STATES.map((state, column) => [event, state, states[column] ?? ''] as const);
  });

test('S115 the table names every event, and every state', () => {
  expect([...new Set(cells.map(([event]) => event))]).toEqual(Object.keys(EVENTS));
  expect(cells).toHaveLength(Object.keys(EVENTS).length * STATES.length);
});

test.each(cells)('S115 « %s » of a file that is %s: %s', (name, state, told) => {
  const [before, event] = [markIn(state), EVENTS[name]];
  if (event === undefined) throw new Error(name);
  const next = after(before, event);
  expect(next === before ? '·' : next.state).toBe(told);
});

test('S115 a wait of a fault ends by itself, one for a session or a newer build does not', () => {
  for (const why of ['session', 'outdated'] as const) {
    const mark = markIn('stalled', why);
    expect(after(mark, { type: 'again' })).toBe(mark);
    expect(after(mark, { type: 'asked' })).toMatchObject({ state: 'waiting', why: null });
  }
});

test('S115 what is told of a file says why it stands, and forgets it when it goes on', () => {
  const sending = markIn('sending');
  const stalled = after(sending, { type: 'failed', failure: { kind: 'session' } });
  expect(stalled).toMatchObject({ state: 'stalled', why: 'session', sent: 3 });
  expect(after(stalled, { type: 'paused' })).toMatchObject({ state: 'paused', why: null });
  expect(after(stalled, { type: 'resumed' })).toMatchObject({ state: 'waiting', why: null });
  const refused = after(sending, { type: 'failed', failure: { kind: 'refused', code: 'record.moved' } });
  expect(refused).toMatchObject({ state: 'refused', refusal: 'record.moved', why: null });
  expect(after(refused, { type: 'resent' })).toMatchObject({ state: 'waiting', refusal: null, sent: 0 });
  expect(after(stalled, { type: 'arrived', file })).toMatchObject({ state: 'done', why: null, refusal: null, file });
  expect(after(sending, { type: 'received', sent: 9 })).toMatchObject({ state: 'sending', sent: 9 });
  expect(after(sending, { type: 'received', sent: 3 })).toBe(sending);
});

test('S115 whatever happens, what has arrived has arrived, and what somebody paused goes on at their word alone', () => {
  const anything = fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 12 });
  fc.assert(
    fc.property(anything, (events) => {
      expect(events.reduce(after, markIn('done')).state).toBe('done');
      const others = events.filter(({ type }) => type !== 'resumed' && type !== 'arrived' && type !== 'failed');
      expect(others.reduce(after, markIn('paused')).state).toBe('paused');
    }),
  );
});

test('S115 S118 what goes on by itself, and what the shop does not have', () => {
  expect(STATES.filter((state) => isOpen({ state }))).toEqual(['waiting', 'sending', 'stalled']);
  expect(STATES.filter((state) => isHere({ state }))).toEqual(STATES.filter((state) => state !== 'done'));
});
