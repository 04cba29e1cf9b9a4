import { hidden, sync } from '#styled/recipes';

/** Where a change stands: on this device, on its way, sent, to be checked by the person, refused. */
export type SyncState = 'local' | 'sending' | 'sent' | 'check' | 'failed';

/** Broken line, closing dashes, solid line, diamond, double line: readable without colour. */
const drawings: Record<SyncState, string> = {
  local: 'M0 5h5v4H0zM8.5 5h5v4h-5zM17 5h5v4h-5z',
  sending: 'M0 5h9v4H0zM12 5h4v4h-4z',
  sent: 'M0 5h22v4H0z',
  check: 'M11 0 18 7 11 14 4 7z',
  failed: 'M0 3h22v2.5H0zM0 8.5h22V11H0z',
};

export interface SyncLabelProps {
  state: SyncState;
  /** the state in words, written by the feature: "Enregistré sur cet appareil" */
  children: string;
  /** in a list the sent state stays grey and its words are only spoken */
  quiet?: boolean;
}

/** The mark of a state and its words. */
export function SyncLabel({ state, children, quiet = false }: SyncLabelProps) {
  const classes = sync({ state, quiet });
  return (
    <span className={classes.root} data-sync={state}>
      <svg viewBox="0 0 22 14" aria-hidden className={classes.mark}>
        <path d={drawings[state]} />
      </svg>
      <span {...(quiet ? { className: hidden() } : {})}>{children}</span>
    </span>
  );
}
