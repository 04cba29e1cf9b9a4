/** Web Locks of one browser, with its tabs: those that are frozen keep what they hold and say nothing. */
import { vi } from 'vitest';

interface Request {
  readonly tab: string;
  readonly name: string;
  grant(): void;
}

interface Holder extends Request {
  /** Another tab takes it. */
  lose(): void;
}

export interface LockBrowser {
  /** The `navigator.locks` of a tab. */
  readonly locksOf: (tab: string) => LockManager;
  readonly holderOf: (name: string) => string | undefined;
  /** How many stand in line. */
  readonly pending: (name: string) => number;
}

const aborted = (): DOMException => new DOMException('given up or stolen', 'AbortError');

export function lockBrowser(): LockBrowser {
  const held = new Map<string, Holder>();
  const lines = new Map<string, Request[]>();
  const lineOf = (name: string): Request[] => lines.get(name) ?? lines.set(name, []).get(name) ?? [];
  const next = (name: string): void => {
    if (!held.has(name)) lineOf(name).shift()?.grant();
  };
  const letGo = (holder: Holder): void => {
    if (held.get(holder.name) !== holder) return;
    held.delete(holder.name);
    next(holder.name);
  };

  function request<T>(tab: string, name: string, options: LockOptions, work: (lock: Lock | null) => T | Promise<T>) {
    return new Promise<T>((resolve, reject) => {
      const own = {
        tab,
        name,
        grant: () => {
          const holder: Holder = { ...own, lose: () => reject(aborted()) };
          held.set(name, holder);
          void Promise.resolve()
            .then(() => work({ name, mode: 'exclusive' }))
            .then(resolve, reject)
            .then(() => letGo(holder));
        },
      };
      const taken = held.get(name);
      if (options.ifAvailable === true && taken !== undefined) {
        Promise.resolve(work(null)).then(resolve, reject);
      } else if (options.steal === true) {
        held.delete(name);
        taken?.lose();
        own.grant();
      } else {
        const line = lineOf(name);
        line.push(own);
        options.signal?.addEventListener('abort', () => {
          const at = line.indexOf(own);
          if (at >= 0) line.splice(at, 1);
          // Granted already, it is no news.
          if (at >= 0) reject(aborted());
        });
        next(name);
      }
    });
  }

  return {
    locksOf: (tab) => ({
      request: (name: string, ...rest: unknown[]) => {
        const [options, work] = rest.length > 1 ? rest : [{}, rest[0]];
        if (typeof work !== 'function' || typeof options !== 'object' || options === null) throw new TypeError(name);
        return request(tab, name, options, (lock) => work(lock));
      },
      query: () =>
        Promise.resolve({
          held: [...held.values()].map((one) => ({ name: one.name, clientId: one.tab, mode: 'exclusive' as const })),
          pending: [],
        }),
    }),
    holderOf: (name) => held.get(name)?.tab,
    pending: (name) => lineOf(name).length,
  };
}

/** What the code under test finds in this tab from now on. */
export function enterTab(locks: LockManager | undefined): void {
  vi.stubGlobal('navigator', { locks, onLine: true });
}
