import { useState } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import type { Choosing } from '../data/use-choosing.ts';
import type { ListRow } from '../model/row.ts';
import { countOf } from '../model/selection.ts';
import { BulkBar } from './bulk-bar.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useDelete, type Doomed } from './use-delete.ts';

interface BulkActionsProps {
  resource: Resource;
  choosing: Choosing;
  titleOf: (row: ListRow) => string;
  mayRestore: boolean;
  reload: () => void;
}

/** What follows from choosing rows: the bar, and what it asks before it acts. */
export function BulkActions({ resource: { name }, choosing, titleOf, mayRestore, reload }: BulkActionsProps) {
  const [doomed, setDoomed] = useState<readonly Doomed[] | null>(null);
  const { deletion, run, stop, forget } = useDelete(name, reload, mayRestore);
  const rows = [...choosing.chosen.rows.values()];
  const close = (): void => {
    setDoomed(null);
    forget();
    if (deletion !== null) choosing.clear();
  };
  return (
    <>
      {rows.length === 0 ? null : (
        <BulkBar
          count={countOf(choosing.chosen, rows.length)}
          onDelete={() => setDoomed(rows.map((row) => ({ uuid: row.uuid, rev: row.rev, title: titleOf(row) })))}
          onClear={choosing.clear}
        />
      )}
      {doomed === null ? null : (
        <DeleteDialog
          resource={name}
          rows={doomed}
          deletion={deletion}
          onDelete={() => void run(doomed)}
          onStop={stop}
          onClose={close}
        />
      )}
    </>
  );
}
