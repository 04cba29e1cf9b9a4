/**
 * The browser's data port: the answers the document carried, once, for the first drawing; everything else comes from
 * behind (`local-first.ts`), whose code is not part of the first page.
 */
import type { Boot, Frame, Port } from '#core/contract/pages/port.ts';
import type { ShownSettings } from '#core/settings/shown.ts';

export interface BrowserPort extends Port {
  /** All of the frame. The document carried the part of its own page: whatever comes after asks for the rest, once. */
  whole: () => Promise<Frame>;
  /** All of the frame, once it is here. */
  newest: () => Frame | undefined;
  /** Asks for the frame anew: the shop around the pages has changed. What was here before stays until the answer. */
  renew: () => Promise<Frame>;
  /** All settings, asked for once. */
  settings: () => Promise<ShownSettings>;
  /** Hears of every renewed frame; answers how to stop. */
  onRenewed: (listen: () => void) => () => void;
}

/** What stands behind the document: pages and frames, and all settings, which never fail. */
export interface Behind extends Port {
  settings: () => Promise<ShownSettings>;
}

export function createBrowserPort(boot: Boot | null, behind: () => Promise<Behind>): BrowserPort {
  const primed = new Map(Object.entries(boot?.pages ?? {}));
  let newest: Frame | undefined;
  let asked: Promise<Frame> | undefined;
  const ask = async (): Promise<Frame> => (newest = await (await behind()).frame());
  const whole = (): Promise<Frame> =>
    (asked ??= ask().catch((error: unknown) => {
      asked = undefined;
      throw error;
    }));
  let settings: Promise<ShownSettings> | undefined;
  const allSettings = async (): Promise<ShownSettings> => {
    try {
      return await (await behind()).settings();
    } catch (error) {
      settings = undefined;
      throw error;
    }
  };
  const listeners = new Set<() => void>();
  return {
    renew: async () => {
      asked = undefined;
      const frame = await whole();
      /* what read one before stays with it: a part that is drawn anew asks again */
      settings = undefined;
      for (const listen of listeners) listen();
      return frame;
    },
    onRenewed: (listen) => {
      listeners.add(listen);
      return () => void listeners.delete(listen);
    },
    whole,
    settings: () => (settings ??= allSettings()),
    newest: () => newest,
    frame: async () => boot?.frame ?? whole(),
    page: async (path, search) => {
      const hit = primed.get(path + search);
      /* once: it is the first drawing, never a cache */
      primed.delete(path + search);
      if (hit !== undefined) return hit;
      const [answer] = await Promise.all([behind().then((port) => port.page(path, search)), whole()]);
      return answer;
    },
  };
}
