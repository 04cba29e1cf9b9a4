import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import { connection } from '#src/admin/store/connection.ts';

/** Why something waits, as long as there is no network. */
export function NeedsNetwork({ id, children }: { id: string; children: ReactNode }) {
  const { online } = useSnapshot(connection);
  return online ? null : (
    <p id={id} role="status" className={deskLayout().foot}>
      {children}
    </p>
  );
}
