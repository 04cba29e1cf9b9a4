/** Where what was saved stands, in words: on this device, on its way, at the shop. */
import { useSyncWords } from '#src/shop/parts/pending/sync-words.ts';
import type { Standing } from '#src/shop/features/account/account-state.ts';
import { useView } from '#src/shop/store/state.ts';
import { useLingui } from '@lingui/react/macro';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { SyncLabel } from '#src/ui/sync/sync-mark.tsx';

function useStandingWords(): (standing: Standing) => string {
  const { t } = useLingui();
  const { state } = useSyncWords();
  const online = useView((view) => view.connection.online);
  return (standing) => {
    if (standing === null) return '';
    if (standing.state === 'local' && !online) return t`Enregistré sur cet appareil, envoi au retour du réseau`;
    return state(standing.state, standing.sentAt);
  };
}

export function StandingLabel({ standing }: { standing: Standing }) {
  const words = useStandingWords();
  return standing === null ? null : <SyncLabel state={standing.state}>{words(standing)}</SyncLabel>;
}

/** Says each step once, where the label itself stands twice: for a phone and for a large screen. */
export function StandingSpoken({ standing }: { standing: Standing }) {
  const words = useStandingWords();
  return <LiveRegion text={words(standing)} />;
}

/** The state of a line, beside its rail. */
export function useLineSync(standing: Standing): { sync?: { state: 'local' | 'sending' | 'sent'; text: string } } {
  const words = useStandingWords();
  return standing === null ? {} : { sync: { state: standing.state, text: words(standing) } };
}
