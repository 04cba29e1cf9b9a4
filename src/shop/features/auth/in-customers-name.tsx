import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { href } from '#core/contract/pages/href.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { borrow } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/** Somebody who works here follows the link of a customer's page: they are let in as that customer, or told why not. */
export function InCustomersName({ secret }: { secret: string }) {
  const { t } = useLingui();
  const { to } = useAuthFlow();
  const phase = useView((state) => state.session.phase);
  const { ask, failure } = useAsk();
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    void ask(() => borrow(secret, to));
  });
  useEffect(() => {
    // out of the address bar and the history
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  useEffect(() => {
    if (phase !== 'unknown') begin();
  }, [phase]);
  if (failure === null)
    return (
      <FormStack>
        <p role="status">
          <Trans>Un instant, le compte du client s’ouvre…</Trans>
        </p>
      </FormStack>
    );
  return (
    <FormStack>
      <FailureNote failure={failure} />
      <p>
        <Trans>Rien n’a été ouvert. Demandez un nouveau lien sur la fiche du client.</Trans>
      </p>
      <LinkButton wide tone="line" href={href('home')}>{t`Retour à l’accueil`}</LinkButton>
    </FormStack>
  );
}
