/**
 * The sync engine as a pure machine: state × event → state and effects. No clock, no random, no I/O; the runner does
 * what the effects say and answers with events (design §5). Time is monotonic: whatever a wall clock does, it goes on.
 *
 *              poke, wake, online               synced, nothing more
 *   ┌─ idle ───────────────────▶ syncing ──────────────────────────────▶ idle
 *   │    ▲                        │ │ │ failed, or nothing came of it
 *   │    │ wakeAt                 │ │ └──▶ resting ── wakeAt ──▶ syncing
 *   │    │                        │ └ 419 ──▶ renewing ───▶ syncing
 *   │    └── offline: a probe     │ group unknown ──▶ regrouping ──▶ syncing
 *   └─ lock lost: follower        └ 401, 403 of a request, 426 ──▶ paused ──▶ (signed in, updated, asked)
 */
import { backoffMs } from '#src/sync/core/backoff.ts';
import {
  NOTHING_TRIED,
  type Effect,
  type EngineEvent,
  type EngineState,
  type Outside,
  type Phase,
  type Step,
  type Synced,
  type Wanted,
} from '#src/sync/core/engine-state.ts';

/** The holder asks this often while somebody looks (design §5, rule 13). */
export const POLL_MS = 20_000;
/** Hidden or offline, it looks into its own outbox this often: a message may have been lost, or the browser be wrong. */
export const LOOK_MS = 60_000;
/** Work under way that brings no answer for this long is begun anew (rule S58). */
export const WATCHDOG_MS = 30_000;
/** Answers in a row that came from elsewhere before the whole state is asked for (rule S62). */
const IGNORED_MOST = 3;

/** What a request gets, at first, after the line came back under it. */
const PATIENCE_MS = 1_000;

const only = (state: EngineState): Step => ({ state, effects: [] });
const busy = (phase: Phase): boolean => phase === 'syncing' || phase === 'renewing' || phase === 'regrouping';
const RANK: Readonly<Record<Wanted, number>> = { no: 0, yes: 1, whole: 2 };
const stronger = (a: Wanted, b: Wanted): Wanted => (RANK[a] >= RANK[b] ? a : b);
const wanting = (state: EngineState): EngineState => ({ ...state, due: true, pull: stronger(state.pull, 'yes') });

export function step(state: EngineState, event: EngineEvent, outside: Outside): Step {
  switch (event.type) {
    case 'lockWon':
      return begin({ ...wanting(state), phase: 'idle' }, outside);
    case 'lockLost':
      // What its requests met says nothing about those it may send one day (rule S53).
      return {
        state: { ...wanting(state), phase: 'follower', wakeAt: null, turn: state.turn + 1, restarts: 0 },
        effects: given(state),
      };
    case 'online':
      return connected({ ...state, online: true }, outside);
    case 'offline':
      return only({ ...state, online: false });
    case 'visible':
      return wake({ ...state, visible: true }, outside);
    case 'hidden':
      return only({ ...state, visible: false });
    case 'appended':
      return news({ ...state, due: true }, outside);
    case 'poked':
      return poked(state, event, outside);
    case 'resumed': {
      const calm = { pause: null, attempt: 0, tried: NOTHING_TRIED, held: false, rests: new Map() };
      return restart({ ...state, ...calm }, outside, true);
    }
    case 'tick':
      return tick(state, outside);
    default:
      if (event.turn === state.turn && busy(state.phase)) return answered(state, event, outside);
      // The answer to what was given up is in the database all the same, and may have left something to send.
      return event.type === 'synced' ? news({ ...state, due: true }, outside) : only(state);
  }
}

/** A hint: what the device has, or a request that was begun later will bring, is no news (rule S72). */
function poked(state: EngineState, { at, rev }: { at: number; rev: number | null }, outside: Outside): Step {
  const isHere = rev !== null && rev <= state.rev;
  if (isHere || (state.askedAt !== null && at < state.askedAt)) return only(state);
  const told = Math.max(state.told, rev ?? Number.POSITIVE_INFINITY);
  return news({ ...state, told, pull: state.phase === 'syncing' ? state.pull : stronger(state.pull, 'yes') }, outside);
}

type Answered = Extract<EngineEvent, { turn: number }>;

function answered(state: EngineState, event: Answered, outside: Outside): Step {
  switch (event.type) {
    case 'synced':
      return afterSync({ ...state, rests: restsAfter(state, event, outside) }, event, outside);
    case 'renewed':
      return begin({ ...state, phase: 'idle', tried: tried(state, 'renew'), pull: asked(state) }, outside);
    case 'regrouped': {
      const fresh = { tried: tried(state, 'regroup'), pull: 'yes' as const, rests: new Map(), rev: -1 };
      return begin({ ...state, ...fresh, phase: 'idle', due: true }, outside);
    }
    case 'failed': {
      // Whatever it says, an answer came through: the next one is worth giving up a request for (rule S53).
      const restarts = event.kind === 'offline' ? state.restarts : 0;
      return failed({ ...state, restarts, pull: asked(state) }, event, outside);
    }
  }
}

const tried = (state: EngineState, what: 'renew' | 'regroup'): EngineState['tried'] => new Set([...state.tried, what]);

/** What was asked for is wanted still. */
const asked = ({ pull, asking }: EngineState): Wanted => stronger(pull, asking);

function afterSync(state: EngineState, event: Synced, outside: Outside): Step {
  const { sent, settled, gap, offered, outcome } = event;
  if (!event.asked) return begin({ ...state, phase: 'idle' }, outside);
  if (outcome === 'forgotten') return ask('regroup', state, null, outside);
  const isIgnored = outcome === 'ignored';
  const hasMore = event.more || offered > 0 || (settled > 0 && settled < sent);
  const next: EngineState = {
    ...state,
    phase: 'idle',
    online: true,
    held: false,
    tried: NOTHING_TRIED,
    restarts: 0,
    single: state.single && !event.culprit && event.more,
    due: state.due || hasMore,
    pull: isIgnored ? asked(state) : state.pull,
    ...(isIgnored ? {} : { rev: event.rev, pulledAt: outside.now }),
  };
  const missed = state.told > event.rev ? { pull: stronger(next.pull, 'yes') } : {};
  const wants = { ...next, ...missed, ...(gap && offered === 0 ? { pull: 'whole' as const } : {}) };
  const isFruitless = isIgnored || (sent > 0 && settled + offered === 0 && event.rests.size === 0);
  if (!isFruitless) return begin({ ...wants, attempt: 0 }, outside);
  // Only the whole state can tell what the server lacks: at once, and then at the pace of failures, never in a loop.
  if (gap && state.asking !== 'whole') return begin({ ...wants, due: true }, outside);
  const attempt = state.attempt + 1;
  const pull = isIgnored && attempt >= IGNORED_MOST ? 'whole' : wants.pull;
  return rest({ ...wants, attempt, due: true, pull }, null, outside);
}

/** Lanes of the push have just spoken: they rest if they said so. The others rest on, or have rested enough meanwhile. */
function restsAfter(state: EngineState, event: Synced, { now, jitter }: Outside): EngineState['rests'] {
  const rests = new Map([...state.rests].filter(([lane]) => state.leftOut.has(lane)));
  for (const [lane, wait] of event.rests) {
    const attempt = (state.rests.get(lane)?.attempt ?? 0) + 1;
    rests.set(lane, { until: now + (wait ?? backoffMs(attempt, state.visible, jitter)), attempt });
  }
  return rests;
}

function rest(state: EngineState, retryAfterMs: number | null, { now, jitter }: Outside): Step {
  const own = state.online ? backoffMs(state.attempt, state.visible, jitter) : LOOK_MS;
  return only({ ...state, phase: 'resting', wakeAt: now + (retryAfterMs ?? own), held: retryAfterMs !== null });
}

function failed(state: EngineState, event: Extract<Answered, { type: 'failed' }>, outside: Outside): Step {
  const { kind, retryAfterMs, group } = event;
  if (kind === 'token' && !state.tried.has('renew')) return ask('renew', state, null, outside);
  if (kind === 'group' && !state.tried.has('regroup')) return ask('regroup', state, group, outside);
  if (kind === 'session' || kind === 'scope' || kind === 'forbidden' || kind === 'update') {
    return only({ ...state, phase: 'paused', pause: kind, due: true, wakeAt: null, held: false });
  }
  if (kind === 'unreadable' && !state.single && state.phase === 'syncing') {
    return begin({ ...state, phase: 'idle', single: true, due: true }, outside);
  }
  // A token or group that fails again right after its renewal is a fault of the other side: it passes, it never parks.
  // An intermediary may dislike one change alone: one at a time, it holds up its own lane and no other.
  const single = state.single || (kind === 'foreign' && state.phase === 'syncing');
  const next = { ...state, tried: NOTHING_TRIED, single, attempt: state.attempt + 1, due: true };
  return rest(next, retryAfterMs, outside);
}

function ask(what: 'renew' | 'regroup', state: EngineState, group: string | null, { now }: Outside): Step {
  const turn = state.turn + 1;
  const phase = what === 'renew' ? 'renewing' : 'regrouping';
  return {
    state: { ...state, phase, turn, wakeAt: now + WATCHDOG_MS, due: true },
    effects: [what === 'renew' ? { do: 'renew', turn } : { do: 'regroup', turn, group }],
  };
}

/**
 * The next thing to do from rest: send and take what is new, or wait for the nearest reason to look.
 * @param probe the browser says that there is no network, and may be wrong
 */
function begin(state: EngineState, outside: Outside, probe = false): Step {
  const { now } = outside;
  if (state.phase === 'follower') return only(state);
  if (state.pause !== null) return only({ ...state, phase: 'paused', wakeAt: null });
  if (!state.online && !probe) return only({ ...state, phase: 'idle', wakeAt: now + LOOK_MS });
  const resting = new Set([...state.rests].filter(([, one]) => one.until > now).map(([lane]) => lane));
  // A lane may have rested enough while another request was under way.
  const due = state.due || resting.size < state.rests.size;
  if (!due && state.pull === 'no') return only({ ...state, phase: 'idle', wakeAt: nearest(state, now) });
  const turn = state.turn + 1;
  return {
    state: {
      ...state,
      phase: 'syncing',
      turn,
      wakeAt: now + WATCHDOG_MS,
      askedAt: now,
      told: -1,
      due: false,
      pull: 'no',
      asking: state.pull,
      leftOut: resting,
    },
    effects: [{ do: 'sync', turn, resting, single: state.single, pull: state.pull }],
  };
}

function nearest(state: EngineState, now: number): number {
  const times = [...state.rests.values()].map((rest) => rest.until).filter((until) => until > now);
  times.push(state.visible ? (state.pulledAt ?? now) + POLL_MS : now + LOOK_MS);
  return Math.max(now, Math.min(...times));
}

/** Something new: at once from idle; after a failure the running wait stands, unless somebody looks. */
function news(state: EngineState, outside: Outside): Step {
  return state.phase === 'idle' ? begin(state, outside) : only(state);
}

/** Somebody looks: what waits by our own choice waits no longer; what the server asked for stands. */
function wake(state: EngineState, outside: Outside): Step {
  if (busy(state.phase)) return only(state);
  if (state.phase === 'resting' && !state.held) return begin({ ...wanting(state), phase: 'idle' }, outside);
  return news({ ...state, pull: stronger(state.pull, 'yes') }, outside);
}

/**
 * A request begun on the dead line would only time out: it is given up and begun anew. Each one given up until one is
 * answered leaves the next twice as long, so that a line that comes and goes faster than a request still gets one through;
 * how often the line comes meanwhile makes it no longer.
 */
function connected(state: EngineState, outside: Outside): Step {
  if (!busy(state.phase)) return restart(state, outside);
  if (state.restarts === 0) return restart({ ...state, restarts: 1 }, outside);
  const limit = outside.now + PATIENCE_MS * 2 ** state.restarts;
  return only({ ...state, wakeAt: Math.min(state.wakeAt ?? limit, limit) });
}

/** What is under way is given up. */
const given = (state: EngineState): Effect[] => (busy(state.phase) ? [{ do: 'abort', turn: state.turn }] : []);

function restart(state: EngineState, outside: Outside, probe = false): Step {
  if (state.phase === 'follower') return only(state);
  if (state.phase === 'resting' && state.held) return only(wanting(state));
  const lost = given(state);
  const pull = lost.length > 0 ? asked(state) : state.pull;
  const next = begin({ ...wanting({ ...state, pull }), phase: 'idle', turn: state.turn + lost.length }, outside, probe);
  return { state: next.state, effects: [...lost, ...next.effects] };
}

function tick(state: EngineState, outside: Outside): Step {
  const { now } = outside;
  if (state.wakeAt === null || now < state.wakeAt) return only(state);
  if (busy(state.phase)) return restart({ ...state, restarts: state.restarts === 0 ? 0 : state.restarts + 1 }, outside);
  if (state.phase === 'resting') return begin({ ...state, phase: 'idle', held: false }, outside, true);
  if (state.phase !== 'idle') return only(state);
  const polled = state.visible && now >= (state.pulledAt ?? now) + POLL_MS;
  // Looking into the outbox costs no request: a lane that has rested, or one whose message was lost, is found here.
  return begin({ ...state, due: true, pull: polled ? stronger(state.pull, 'yes') : state.pull }, outside, true);
}
