/** What the browser says about the line; null where it does not tell. */
export interface Line {
  /** The person asked the browser to save data, or the line does. */
  readonly savesData: boolean;
  /** How quick it is, as Network Information names it: `slow-2g`, `2g`, `3g`, `4g`. */
  readonly effectiveType: string | null;
  /** What it is made of, as `cellular` or `wifi`. */
  readonly type: string | null;
}

const SLOW: ReadonlySet<string> = new Set(['slow-2g', '2g', '3g']);

/** Asked each time, because lines change. */
export function readLine(): Line {
  const connection = connectionOf(navigator);
  const told = (name: string): string | null => {
    const value: unknown = connection === null ? null : Reflect.get(connection, name);
    return typeof value === 'string' ? value : null;
  };
  return {
    savesData: connection !== null && Reflect.get(connection, 'saveData') === true,
    effectiveType: told('effectiveType'),
    type: told('type'),
  };
}

/** The browser's object that speaks of the line and tells when it changes; null in browsers without. */
export function connectionOf(navigator: object): object | null {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' ? connection : null;
}

/**
 * May the shop fetch what nobody looks at yet – engine, catalogue, pictures of later pages? Never over a line that is slow or
 * where data is to be saved (design §8). Browsers that do not tell are taken at their best: they have no such setting.
 */
export function worksAhead({ savesData, effectiveType }: Line): boolean {
  return !savesData && (effectiveType === null || !SLOW.has(effectiveType));
}

/** What is fetched over it may cost money: nothing large begins by itself. Browsers that do not tell have no such line. */
export function isMetered(): boolean {
  const line = readLine();
  return line.savesData || line.type === 'cellular';
}
