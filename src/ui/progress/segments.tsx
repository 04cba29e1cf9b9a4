import { progress } from '#styled/recipes';
import type { SyncState } from '#src/ui/sync/sync-mark.tsx';

/** One segment per operation, in order. It only draws: the sentence beside it says "3 changements envoyés sur 5". */
export function Segments({ states }: { states: readonly { id: string; state: SyncState }[] }) {
  const classes = progress();
  return (
    <div aria-hidden className={classes.segments}>
      {states.map(({ id, state }) => (
        <span key={id} data-state={state} className={classes.segment} />
      ))}
    </div>
  );
}
