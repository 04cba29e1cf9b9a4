/**
 * The table phase × event of docs/sync.md is what the machine does: drawn from its types, so that a new phase or event
 * does not compile here before it is in it. `UPDATE_TABLE=1 npx vitest run tests/sync/engine/engine-table.test.ts` writes it.
 */
import { readFileSync, writeFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import {
  startState,
  type EngineEvent,
  type EngineState,
  type FailureKind,
  type Phase,
  type Synced,
} from '#src/sync/core/engine-state.ts';
import { step } from '#src/sync/core/engine.ts';

const NOW = 100_000;
const TURN = 7;
const REST: EngineState = { ...startState(true, true), turn: TURN, due: false, pull: 'no', pulledAt: NOW, rev: 1 };
const UNDER_WAY: EngineState = { ...REST, wakeAt: NOW + 30_000, askedAt: NOW - 1, asking: 'yes' };

/** Each phase as it usually is; its timer has not come yet. */
const PHASES: Readonly<Record<Phase, EngineState>> = {
  follower: { ...REST, phase: 'follower' },
  idle: { ...REST, phase: 'idle', wakeAt: NOW + 20_000 },
  syncing: { ...UNDER_WAY, phase: 'syncing' },
  renewing: { ...UNDER_WAY, phase: 'renewing' },
  regrouping: { ...UNDER_WAY, phase: 'regrouping' },
  resting: { ...REST, phase: 'resting', due: true, attempt: 1, wakeAt: NOW + 500 },
  paused: { ...REST, phase: 'paused', pause: 'session', due: true },
};

const synced = (more: Partial<Synced>): Synced => ({
  type: 'synced',
  turn: TURN,
  asked: true,
  outcome: 'applied',
  sent: 1,
  settled: 1,
  more: false,
  rests: new Map(),
  gap: false,
  offered: 0,
  rev: 2,
  culprit: false,
  ...more,
});
const failed = (kind: FailureKind): EngineEvent => ({
  type: 'failed',
  turn: TURN,
  kind,
  retryAfterMs: null,
  group: 'g',
});

type Simple = Exclude<EngineEvent['type'], 'synced' | 'failed' | 'poked' | 'tick' | 'renewed' | 'regrouped'>;
const SIMPLE: Readonly<Record<Simple, string>> = {
  lockWon: 'lock won',
  lockLost: 'lock lost',
  online: 'online',
  offline: 'offline',
  visible: 'in view',
  hidden: 'hidden',
  appended: 'something waits',
  resumed: 'asked to send, signed in',
};
const FAILURES: Readonly<Record<FailureKind, string>> = {
  offline: 'no answer',
  serverFault: '5xx',
  foreign: 'a page that is not ours',
  throttled: '429',
  token: '419',
  session: '401',
  group: 'group unknown',
  scope: 'another session',
  forbidden: '403',
  update: '426',
  unreadable: 'unreadable',
};

interface Row {
  readonly name: string;
  readonly event: EngineEvent;
  /** It comes when the timer of the phase has. */
  readonly atWake?: boolean;
}

function isSimple(type: string): type is Simple {
  return Object.hasOwn(SIMPLE, type);
}
function isFailure(kind: string): kind is FailureKind {
  return Object.hasOwn(FAILURES, kind);
}

const ROWS: readonly Row[] = [
  ...Object.keys(SIMPLE)
    .filter(isSimple)
    .map((type) => ({ name: SIMPLE[type], event: { type } })),
  { name: 'poke, new', event: { type: 'poked', at: NOW, rev: 5 } },
  { name: 'poke, here', event: { type: 'poked', at: NOW, rev: 1 } },
  { name: 'its timer', event: { type: 'tick' }, atWake: true },
  { name: 'answered', event: synced({}) },
  { name: 'answered, more waits', event: synced({ more: true }) },
  { name: 'answered, nothing came of it', event: synced({ settled: 0 }) },
  { name: 'answered, gap', event: synced({ settled: 0, gap: true }) },
  { name: 'answered, forgotten', event: synced({ outcome: 'forgotten' }) },
  { name: 'token renewed', event: { type: 'renewed', turn: TURN } },
  { name: 'group begun', event: { type: 'regrouped', turn: TURN } },
  ...Object.keys(FAILURES)
    .filter(isFailure)
    .map((kind) => ({ name: FAILURES[kind], event: failed(kind) })),
];

/** Where it leads and what is done; a point: nothing happens. */
function cell(state: EngineState, { event, atWake = false }: Row): string {
  const now = atWake ? (state.wakeAt ?? NOW) : NOW;
  const next = step(state, event, { now, jitter: 0.5 });
  const done = next.effects
    .map((one) => (one.do === 'sync' && one.pull === 'whole' ? 'sync whole' : one.do))
    .join(', ');
  if (next.state.phase === state.phase && done === '') return '·';
  return `${next.state.phase}${done === '' ? '' : ` (${done})`}`;
}

function isPhase(name: string): name is Phase {
  return Object.hasOwn(PHASES, name);
}

function table(): string {
  const phases = Object.keys(PHASES).filter(isPhase);
  const head = [`| event | ${phases.join(' | ')} |`, `|---|${phases.map(() => '---|').join('')}`];
  const rows = ROWS.map((row) => `| ${row.name} | ${phases.map((phase) => cell(PHASES[phase], row)).join(' | ')} |`);
  return [...head, ...rows].join('\n');
}

test('S57 S58 S59 docs/sync.md says what the machine does in each phase with each event', () => {
  const text = readFileSync('docs/sync.md', 'utf8');
  const drawn = /(<!-- phase × event -->\n)[\s\S]*?(\n<!-- end -->)/u;
  expect(text).toMatch(drawn);
  const now = text.replace(drawn, `$1${table()}$2`);
  if (process.env['UPDATE_TABLE'] !== undefined) writeFileSync('docs/sync.md', now);
  else expect(text).toBe(now);
});
