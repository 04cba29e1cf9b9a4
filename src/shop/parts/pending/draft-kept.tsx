import { useLingui } from '@lingui/react/macro';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

/**
 * What is typed is on this device.
 * @param whole as a sentence; else two words, as a bar has room for
 */
export function DraftKept({ whole = false }: { whole?: boolean }) {
  const { t } = useLingui();
  return (
    <SyncLabel state="local">{whole ? t`Vos réponses sont gardées sur cet appareil` : t`Brouillon gardé`}</SyncLabel>
  );
}
