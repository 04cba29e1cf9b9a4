/** The engine's machine in the hands of a test: a clock, and answers to whatever is under way. */
import {
  startState,
  type Effect,
  type EngineEvent,
  type EngineState,
  type FailureKind,
  type Synced,
} from '#src/sync/core/engine-state.ts';
import { step } from '#src/sync/core/engine.ts';

export type Without<T> = T extends EngineEvent ? Omit<T, 'turn'> & { turn?: number } : never;

const NOTHING: Omit<Synced, 'turn'> = {
  type: 'synced',
  asked: true,
  outcome: 'nothing',
  sent: 0,
  settled: 0,
  more: false,
  rests: new Map(),
  gap: false,
  offered: 0,
  rev: 1,
  culprit: false,
};

/** An engine with a clock; answers are given to whatever is under way. */
export function machine(jitter = 0.5) {
  let now = 1_000;
  let state = startState(true, true);
  const tell = (event: Without<EngineEvent>): readonly Effect[] => {
    const next = step(state, { turn: state.turn, ...event }, { now, jitter });
    state = next.state;
    return next.effects;
  };
  const pass = (ms: number) => {
    now += ms;
    return tell({ type: 'tick' });
  };
  /** A push of one change that was settled; or what is said of it. */
  const synced = (more: Partial<Synced> = {}) => tell({ ...NOTHING, sent: 1, settled: 1, outcome: 'applied', ...more });
  const nothing = (more: Partial<Synced> = {}) => tell({ ...NOTHING, ...more });
  const failed = (kind: FailureKind, retryAfterMs: number | null = null, group: string | null = 'g') =>
    tell({ type: 'failed', kind, retryAfterMs, group });
  return { tell, pass, synced, nothing, failed, state: (): EngineState => state, now: () => now };
}

export const names = (effects: readonly Effect[]) => effects.map((effect) => effect.do);
export const idle = () => {
  const m = machine();
  m.tell({ type: 'lockWon' });
  m.nothing();
  return m;
};
export const sending = () => {
  const m = idle();
  m.tell({ type: 'appended' });
  return m;
};
