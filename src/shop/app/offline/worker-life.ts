/**
 * What the browser says about the service worker, turned into one decision for this tab.
 *
 *   a build waits ──────────────────────────► offer
 *   the person presses ─ one waits ─────────► it takes over, then this tab loads anew
 *                      └ none waits any more ► this tab loads anew
 *   another takes over, not pressed here ───► offer: this tab goes on with its own parts
 */
export interface TabDeps {
  /** Whether a worker served this tab when it was opened. */
  readonly isControlled: boolean;
  /** Lets the waiting build take over; false when none waits. */
  readonly takeOver: () => Promise<boolean>;
  readonly reload: () => void;
  readonly offer: (press: () => void) => void;
  readonly report: (error: unknown) => void;
}

export interface TabLife {
  /** A newer build is complete on this device and waits. */
  waits(): void;
  /** Another worker serves this tab from now on. */
  changed(): void;
}

export function createTabLife({ isControlled, takeOver, reload, offer, report }: TabDeps): TabLife {
  let served = isControlled;
  let chosen = false;

  async function apply(): Promise<void> {
    chosen = true;
    if (!(await takeOver())) reload();
  }
  const press = (): void => void apply().catch(report);

  return {
    waits: () => offer(press),
    changed: () => {
      if (chosen) reload();
      else if (served) offer(press);
      // The first worker of a visit brings nothing new: the page is of the same build.
      served = true;
    },
  };
}
