import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { otherHost } from '#core/domain/shop/hosts.ts';
import { areaOfPath } from '#core/domain/shop/area.ts';
import { secretToBorrow } from '#core/contract/account/borrow.ts';
import { InCustomersName } from '#src/shop/features/auth/in-customers-name.tsx';
import { authHref } from '#src/shop/features/auth/auth-screens.ts';
import { useAuthFlow } from '#src/shop/features/auth/auth-flow.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { arrive } from '#src/shop/store/person/session.ts';
import { useView } from '#src/shop/store/state.ts';
import { LinkButton } from '#src/ui/button/button.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';

/** Lets somebody in who brings a secret along: from the back office, in a customer's name, or from the shop's other host. */
export function Arrive() {
  const [lent] = useState(() => secretToBorrow(location.hash));
  return lent === null ? <FromOtherHost /> : <InCustomersName secret={lent} />;
}

/** Who comes from the shop's other host, signed in there, is let in here and goes on; else they are asked to sign in. */
function FromOtherHost() {
  const { t } = useLingui();
  const { to } = useAuthFlow();
  const { go } = useActions();
  const { hosts } = useFrame().init.context;
  const { phase, customer } = useView((state) => state.session);
  const { ask, failure } = useAsk();
  const [secret] = useState(() => secretFrom(otherHost(hosts, location.host)));
  const begun = useRef(false);
  const begin = useEffectEvent(() => {
    if (begun.current) return;
    begun.current = true;
    if (customer !== null) go(to);
    else if (secret !== null) void ask(() => arrive(secret, to));
  });
  useEffect(() => {
    // out of the address bar and the history
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  useEffect(() => {
    if (phase !== 'unknown') begin();
  }, [phase]);
  if (customer !== null || (secret !== null && failure === null))
    return (
      <FormStack>
        <p role="status">
          <Trans>Un instant, nous ouvrons votre compte…</Trans>
        </p>
      </FormStack>
    );
  return (
    <FormStack>
      <FailureNote failure={failure} />
      <p>
        <Trans>Connectez-vous pour retrouver votre compte ici.</Trans>
      </p>
      <LinkButton wide href={authHref('login', areaOfPath(to), to)}>{t`Se connecter`}</LinkButton>
    </FormStack>
  );
}

/**
 * What stands behind `#`. It counts only on the way from the other host: a link of somebody else would sign its reader
 * in to an account that is not theirs.
 */
function secretFrom(host: string | null): string | null {
  const secret = location.hash.slice(1);
  const came = URL.parse(document.referrer);
  const isOurs = came !== null && came.protocol === location.protocol && came.host === host;
  return isOurs && secret !== '' ? secret : null;
}
