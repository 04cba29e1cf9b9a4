import { useLingui } from '@lingui/react/macro';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

/** What is typed is on this device. */
export function DraftKept() {
  const { t } = useLingui();
  return <SyncLabel state="local">{t`Brouillon gardé`}</SyncLabel>;
}
