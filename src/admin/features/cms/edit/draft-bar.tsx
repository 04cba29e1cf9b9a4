import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { recordForm } from '#styled/recipes';
import { DiscardButton } from '#src/admin/screens/document/discard-button.tsx';
import { useParkedWords } from '#src/admin/screens/document/parked-words.ts';
import { useLaterWords } from '#src/admin/screens/document/use-later-words.ts';
import type { Draft } from '#src/admin/store/documents/use-draft.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { Button } from '#src/ui/button/button.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { SyncLabel, type SyncState } from '#src/ui/sync/sync-mark.tsx';

const MARKS: Readonly<Record<Draft['state'], SyncState>> = {
  typed: 'sending',
  device: 'local',
  sending: 'sending',
  server: 'sent',
  conflict: 'check',
};

/** Where what is typed stands, always said: nowhere yet, on this device, on its way, with the shop, or in conflict. */
export function DraftBar({ draft, mayWrite }: { draft: Draft; mayWrite: boolean }) {
  const { t } = useLingui();
  const { state, stays, refusal, base } = draft;
  const wordsOf = useParkedWords();
  const { durable } = useSnapshot(queue);
  // nothing was typed yet: nothing is kept anywhere
  const isBlank = state === 'server' && base === null;
  const later = useLaterWords(draft);
  const classes = recordForm();
  const said = refusal === null ? '' : wordsOf(refusal);
  const words = {
    typed: t`Pas encore enregistré`,
    device: durable ? t`Enregistré sur cet appareil` : t`Gardé dans cet onglet seulement`,
    sending: t`Envoi en cours`,
    server: t`Enregistré dans la boutique`,
    conflict: t`À vérifier`,
  };
  /* whoever listens is told where the text has come to, not of every pause between two words */
  const [told, setTold] = useState(state);
  if (state !== 'typed' && state !== told) setTold(state);
  const why =
    stays === 'refused'
      ? said === ''
        ? t`La boutique l’a refusé. Voyez « Ce qui reste à envoyer ».`
        : t`La boutique l’a refusé. ${said}`
      : stays === 'invalid'
        ? t`Il ne peut pas partir ainsi. Corrigez ce qui est signalé.`
        : '';
  const reason = [why, later].filter((one) => one !== '').join(' ');
  return (
    <div className={classes.bar}>
      {isBlank ? null : <SyncLabel state={stays === null ? MARKS[state] : 'failed'}>{words[state]}</SyncLabel>}
      {reason === '' ? null : <p className={classes.why}>{reason}</p>}
      <LiveRegion text={isBlank ? '' : `${words[told]} ${reason}`.trim()} />
      {mayWrite ? (
        <div className={classes.actions}>
          {state === 'server' ? null : <DiscardButton draft={draft} />}
          <Button tone="ink" type="submit">{t`Enregistrer`}</Button>
        </div>
      ) : null}
    </div>
  );
}
