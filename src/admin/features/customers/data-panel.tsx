/** What a customer may ask about their data (GDPR): a file of everything, or to be forgotten. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout, historyView } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useRoute, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { EraseDialog, type Obstacle } from './erase-dialog.tsx';

export function DataPanel({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const { answer, failure, reload } = useAnswer('api.admin.customers.data', { params: { uuid } });
  return (
    <div className={historyView().detail} aria-busy={answer === null && failure === null}>
      <FailureNote failure={failure} />
      {failure === null ? null : <Button tone="line" onClick={reload}>{t`Réessayer`}</Button>}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer !== null && may('customers.export') ? (
        <SendData uuid={uuid} last={answer.export} onSent={reload} />
      ) : null}
      {answer !== null && may('data-requests.update') ? <Erase uuid={uuid} obstacles={answer.obstacles} /> : null}
    </div>
  );
}

interface SendDataProps {
  uuid: string;
  last: { readonly state: 'pending' | 'ready' | 'expired'; readonly askedAt: string } | null;
  onSent: () => void;
}

function SendData({ uuid, last, onSent }: SendDataProps) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const call = useAdminCall();
  const toast = useToast();
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const send = async (): Promise<void> => {
    setBusy(true);
    const isDone = await ask(() => told(call('api.admin.customers.data.send', { params: { uuid }, body: {} })));
    setBusy(false);
    if (!isDone) return;
    toast(t`Le client recevra ses données par e-mail`);
    onSent();
  };
  const state = last === null ? null : { pending: t`en préparation`, ready: t`envoyé`, expired: t`expiré` }[last.state];
  return (
    <section className={formLayout().stack}>
      <h3>{t`Accès aux données`}</h3>
      <p>
        <Trans>
          La boutique prépare un fichier de tout ce qu’elle sait du client et le lui envoie par un lien valable sept
          jours. Personne ici ne le voit.
        </Trans>
      </p>
      {last === null ? null : <p>{t`Dernier fichier : ${dateTime(last.askedAt)}, ${state ?? ''}`}</p>}
      <FailureNote failure={failure} />
      <div>
        <Button tone="line" loading={isBusy} disabled={last?.state === 'pending'} onClick={() => void send()}>
          {t`Envoyer ses données au client`}
        </Button>
      </div>
    </section>
  );
}

function Erase({ uuid, obstacles }: { uuid: string; obstacles: readonly Obstacle[] }) {
  const { t } = useLingui();
  const { navigate, staysHere } = useRoute();
  const [stays] = useState(staysHere);
  const toast = useToast();
  const [isAsked, setAsked] = useState(false);
  return (
    <section className={formLayout().stack}>
      <h3>{t`Effacement`}</h3>
      <p>
        <Trans>
          Le compte, les adresses, les paniers et les favoris sont effacés pour toujours. Les commandes et factures
          restent, sans le nom, aussi longtemps que la loi le demande.
        </Trans>
      </p>
      <div>
        <Button tone="line" onClick={() => setAsked(true)}>
          {t`Effacer les données du client`}
        </Button>
      </div>
      {isAsked ? (
        <EraseDialog
          uuid={uuid}
          obstacles={obstacles}
          onClose={() => setAsked(false)}
          onErased={() => {
            toast(t`Le client a été effacé`);
            if (stays()) navigate(adminHref('admin.customers'));
          }}
        />
      ) : null}
    </section>
  );
}
