/** Opens the shop in a customer's name (specification §3): asked for here, marked there, logged at both ends. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { borrowFragment } from '#core/contract/account/borrow.ts';
import { href } from '#core/contract/pages/href.ts';
import { answered as told } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** Where the shop opens: the customer's own account. */
const addressOf = (secret: string): string =>
  href('login.arrive', {}, { retour: href('auto.account.profile') }) + borrowFragment(secret);

export function LoginAs({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button tone="line" onClick={() => setAsked(true)}>
        {t`Ouvrir la boutique en son nom`}
      </Button>
      {isAsked ? <LoginAsDialog uuid={uuid} onClose={() => setAsked(false)} /> : null}
    </>
  );
}

function LoginAsDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [isBusy, setBusy] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    setBusy(true);
    await ask(() =>
      told(call('api.admin.customers.login-as', { params: { uuid }, body: {} }).then((made) => setSecret(made.secret))),
    );
    setBusy(false);
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Ouvrir la boutique au nom de ce client ?`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          <Button tone="line" onClick={onClose}>
            {t`Annuler`}
          </Button>
          {secret === null ? (
            <Button tone="ink" loading={isBusy} onClick={() => void make()}>
              {t`Préparer l’accès`}
            </Button>
          ) : (
            <LinkButton tone="ink" href={addressOf(secret)} target="_blank" rel="noopener" onClick={onClose}>
              {t`Ouvrir la boutique`}
            </LinkButton>
          )}
        </div>
      }
    >
      <div className={formLayout().stack}>
        <FailureNote failure={failure} />
        {secret === null ? (
          <p>
            <Trans>
              Vous verrez ce que le client voit et pourrez remplir son panier ou demander un devis, pendant une heure au
              plus. Commander, payer, écrire ou changer son compte lui reste réservé. Le journal garde le début et la
              fin, avec votre nom.
            </Trans>
          </p>
        ) : (
          <p role="status">
            <Trans>L’accès est prêt. Il s’ouvre une seule fois, dans ce navigateur, pendant une minute.</Trans>
          </p>
        )}
      </div>
    </Sheet>
  );
}
