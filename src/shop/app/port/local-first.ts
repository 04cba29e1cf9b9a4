/**
 * The device first, the network where the device has nothing (design law 1). A hanging network holds nobody up: what
 * the device has is shown after `PATIENCE_MS`, and a better answer that comes late replaces it.
 */
import type { Frame, Port } from '#core/contract/pages/port.ts';
import type { PageAnswer } from '#core/contract/pages/page.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { CallFailed } from '#src/api/failure.ts';

/** What answers pages and frames: the replica on the device, or the server. Null: it cannot tell. */
export interface Answers {
  frame: () => Promise<Frame | null>;
  page: (path: string, search: string) => Promise<PageAnswer | null>;
}

export interface DeviceAnswers extends Answers {
  /** What has come so far of a page that is still being loaded: better than nothing, and nothing else. */
  part: Answers['page'];
}

export interface LocalFirstDeps {
  device: DeviceAnswers;
  network: Answers;
  /** A better answer arrived after a lesser one was shown: ask again. */
  onLate: () => void;
  /** Resolves after so many milliseconds; the tests' clock in tests. */
  wait: (ms: number) => Promise<void>;
}

/** Longest time what the device has waits for the network (acceptance: 300 ms), and the head start of the device. */
const PATIENCE_MS = 200;
const HEAD_START_MS = 80;
/** A part of a page is no answer while the network may bring it whole: that long it is waited for. */
const PART_PATIENCE_MS = 3_000;

/** Neither the device nor the network could answer: the page says so instead of pretending that it does not exist. */
export class NotStored extends Error {
  constructor() {
    super('neither the device nor the network has an answer');
    this.name = 'NotStored';
  }
}

/** Whole: nothing the network could add to what the device said. A 404 of the device may just be an old replica. */
function isWhole(answer: PageAnswer | null): boolean {
  if (answer === null || answer.status === 404) return false;
  return !(answer.status === 200 && answer.page.kind === 'product' && answer.page.detail === null);
}

interface Asked<T> {
  /** Null: this source cannot tell, the other one is asked. */
  answer: Promise<T | null>;
  /** Why it could not; undefined where it said nothing. */
  failure: () => unknown;
}

function asking<T>(ask: () => Promise<T | null>): Asked<T> {
  let failure: unknown;
  const answer = ask().catch((error: unknown) => {
    failure = error;
    return null;
  });
  return { answer, failure: () => failure };
}

/** What nobody could answer: the server's own words where it has some, else that nothing is here. */
function unanswered(network: Asked<unknown>): unknown {
  const said = network.failure();
  return said instanceof Refusal || said instanceof CallFailed ? said : new NotStored();
}

export interface LocalFirst extends Port {
  /**
   * Asks anew for a page that stands; who asks for it next is given the answer, at once.
   * @param isWanted whether it still stands when the answer is here
   * @throws whatever kept it from being answered: what stands stays
   */
  renew: (path: string, search: string, isWanted: () => boolean) => Promise<void>;
}

export function createLocalFirst({ device, network, onLate, wait }: LocalFirstDeps): LocalFirst {
  const late = new Map<string, PageAnswer>();

  async function askFrame(): Promise<Frame> {
    const own = asking(device.frame).answer;
    const early = await Promise.race([own, wait(HEAD_START_MS).then(() => null)]);
    if (early !== null) return early;
    const theirs = asking(network.frame);
    const answer = await firstOf([own, theirs.answer]);
    if (answer === null) throw unanswered(theirs);
    return answer;
  }

  async function askPage(path: string, search: string): Promise<PageAnswer> {
    const own = asking(() => device.page(path, search)).answer;
    const ownWhole = own.then((mine) => (isWhole(mine) ? mine : null));
    const early = await Promise.race([ownWhole, wait(HEAD_START_MS).then(() => null)]);
    if (early !== null) return early;
    const fromServer = asking(() => network.page(path, search));
    const theirs = fromServer.answer;
    const patience = own.then((mine) => wait(mine === null ? PART_PATIENCE_MS : PATIENCE_MS)).then(() => null);
    const best = await Promise.race([firstOf([ownWhole, theirs]), patience]);
    if (best !== null) return best;
    const mine = (await own) ?? (await asking(() => device.part(path, search)).answer);
    if (mine === null) {
      const last = await theirs;
      if (last === null) throw unanswered(fromServer);
      return last;
    }
    void theirs.then((better) => {
      if (better === null || (better.status === 404 && mine.status === 404)) return;
      late.set(path + search, better);
      onLate();
    });
    return mine;
  }

  return {
    frame: askFrame,
    renew: async (path, search, isWanted) => {
      const answer = await askPage(path, search);
      if (isWanted()) late.set(path + search, answer);
    },
    page: async (path, search) => {
      const better = late.get(path + search);
      if (better === undefined) return askPage(path, search);
      late.delete(path + search);
      return better;
    },
  };
}

/** The first answer there is, or null when all have spoken and none could tell. */
async function firstOf<T>(asked: readonly Promise<T | null>[]): Promise<T | null> {
  return new Promise((resolve) => {
    let waiting = asked.length;
    for (const one of asked) {
      void one.then((answer) => {
        waiting -= 1;
        if (answer !== null || waiting === 0) resolve(answer);
      });
    }
  });
}
