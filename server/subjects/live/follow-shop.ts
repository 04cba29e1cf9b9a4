import { CATALOGUE_CHANNEL } from '#server/subjects/catalogue/entities.ts';
import type { LiveCatalogue } from '#server/subjects/catalogue/live-catalogue.ts';
import { isPersonName, OFFICE_CHANNEL } from '#server/platform/person.ts';
import { MOVED } from '#server/sync/change/channel.ts';

import type { Pokes } from './pokes.ts';

/** Hears what transactions tell under a name; answers how to stop. */
export type Hear = (listeners: {
  readonly channel: string;
  readonly heard: (payload: string) => void;
  readonly listening: () => void;
  readonly onError: (error: unknown) => void;
}) => () => Promise<void>;

export interface FollowDeps {
  readonly live: Pick<LiveCatalogue, 'current' | 'refresh'>;
  readonly pokes: Pick<Pokes, 'catalogue' | 'settings' | 'person' | 'sessionEnded' | 'size'>;
  /** Stands for what the shop has set, at the catalogue of this process. */
  readonly settingsMark: () => Promise<number>;
  /** Publishes prices and stock that were written (rule S30). */
  readonly publish: () => Promise<unknown>;
  readonly hear: Hear;
  /** Sends a notice that comes back as `echo <id>` where notices arrive. */
  readonly echo: (id: string) => Promise<void>;
  /** Tells the devices what notices would have told them. */
  readonly lookForMissed: () => Promise<void>;
  /** 0 ≤ random < 1: processes that hear the same notice do not all publish at once. */
  readonly random: () => number;
  /** The database could not be asked; the next turn tries again and the state of before goes on answering. */
  readonly onError: (error: unknown) => void;
}

/** Without any notice a process looks this often, and however many arrive no more often: a new state drops every kept answer. */
const LOOK_EVERY_MS = 1_000;
/** Whether notices arrive is asked anew after so many looks. */
const ECHO_EVERY = 30;
/** What is written within this time is published together. */
const GATHER_MS = 500;
/** Devices hear of the catalogue at most this often; the more listen, the rarer: each of them asks. */
const TELL_MS = 250;
const TELL_MS_PER_LISTENER = 1;

/**
 * Keeps a process near the database: by what transactions tell, and by looking every second where that was lost, for
 * its devices too. Tells
 * the devices that listen once this process can answer what moved. Never holds the process open.
 */
export function followShop(deps: FollowDeps): () => Promise<void> {
  const { live, pokes } = deps;
  let told = live.current();
  let toldSettings: number | null = null;
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  let isStopped = false;

  /** Once, later; asked again meanwhile it stays one. */
  const later = (name: string, ms: number, work: () => void) => {
    if (isStopped || timers.has(name)) return;
    const timer = setTimeout(() => {
      timers.delete(name);
      work();
    }, ms);
    timer.unref();
    timers.set(name, timer);
  };
  const tellSettings = oneAtATime(async () => {
    const mark = await deps.settingsMark();
    if (toldSettings !== null && toldSettings !== mark) pokes.settings(mark);
    toldSettings = mark;
  }, deps.onError);
  const tell = () => {
    told = live.current();
    pokes.catalogue(told.cursor.rev);
    tellSettings();
  };
  /** Does what is asked at once, but rests after something moved: what is asked meanwhile is done once, after that. */
  const resting = (name: string, work: () => Promise<boolean>) => {
    let isAsked = false;
    const once = oneAtATime(async () => {
      if (timers.has(name)) {
        isAsked = true;
        return;
      }
      isAsked = false;
      if (!(await work())) return;
      later(name, LOOK_EVERY_MS, () => {
        if (isAsked) once();
      });
    }, deps.onError);
    return once;
  };
  let seen = told.cursor;
  const look = resting('look', async () => {
    const { cursor } = await live.refresh();
    if (cursor !== told.cursor) later('tell', TELL_MS + pokes.size * TELL_MS_PER_LISTENER, tell);
    const hasMoved = cursor !== seen;
    seen = cursor;
    return hasMoved;
  });
  const publish = resting('published', async () => ((await deps.publish()) ?? 0) !== 0);

  const lookForMissed = oneAtATime(deps.lookForMissed, deps.onError);
  /* Notices arrive once a notice of this process has come back: a pool of connections takes `listen` and hears nothing. */
  const own = String(deps.random());
  let [hears, isAsked, hasWarned] = [false, false, false];
  let looks = 0;
  const ask = oneAtATime(async () => {
    isAsked = true;
    await deps.echo(own);
  }, deps.onError);
  const heardEcho = () => {
    isAsked = false;
    if (!hears) lookForMissed();
    hears = true;
  };
  const checkHearing = () => {
    looks += 1;
    if (looks % ECHO_EVERY === 0) {
      if (isAsked) hears = false;
      if (isAsked && !hasWarned) {
        hasWarned = true;
        deps.onError(new Error('notifications do not arrive and are asked for instead: set DATABASE_DIRECT_URL'));
      }
      ask();
    }
    if (!hears) lookForMissed();
  };

  const heard = (payload: string) => {
    const [kind, name = '', rev] = payload.split(' ');
    if (kind === 'echo' && name === own) heardEcho();
    if (kind === 'touched') later('publish', GATHER_MS * (1 + deps.random()), publish);
    if (kind === 'session') pokes.sessionEnded(name);
    if (kind !== 'channel') return;
    if (name === CATALOGUE_CHANNEL) look();
    if (isPersonName(name) || name === OFFICE_CHANNEL) pokes.person(name, Number(rev));
  };
  const turn = () => {
    look();
    publish();
    checkHearing();
    later('turn', LOOK_EVERY_MS, turn);
  };
  tellSettings();
  later('turn', LOOK_EVERY_MS, turn);
  const listening = () => {
    look();
    ask();
  };
  const onError = (error: unknown) => {
    hears = false;
    deps.onError(error);
  };
  const stopHearing = deps.hear({ channel: MOVED, heard, listening, onError });
  return async () => {
    isStopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
    await stopHearing();
  };
}

/** Runs `work` when asked; asked while it runs, it runs once more, because what runs may not have seen the reason. */
function oneAtATime(work: () => Promise<unknown>, onError: (error: unknown) => void): () => void {
  let isRunning = false;
  let again = false;
  const run = async () => {
    isRunning = true;
    do {
      again = false;
      await work().catch(onError);
    } while (again);
    isRunning = false;
  };
  return () => {
    if (isRunning) again = true;
    else void run();
  };
}
