/**
 * « Renoncer au contrat ici » (Code de la consommation, art. L221-21, D221-5): of one's own order, or by the link that
 * was sent to the address of the order. It needs the shop: a withdrawal counts from the moment it is received.
 */
import { useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { AskLink } from '#src/shop/features/withdrawal/ask-link.tsx';
import { OwnOrders } from '#src/shop/features/withdrawal/own-orders.tsx';
import { Withdraw } from '#src/shop/features/withdrawal/withdraw.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { WithdrawalStates } from '#src/shop/parts/orders/withdrawal-states.tsx';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useView } from '#src/shop/store/state.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function WithdrawalPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const path = usePagePath();
  const order = useSearchParam('commande');
  const { phase } = useView((state) => state.session);
  const orders = useView((state) => state.orders);
  const record = order === null ? undefined : orders?.[order];
  const isKnown = (record?.withdrawals ?? []).length > 0;
  const page = match(path);
  const token = page?.id === 'withdrawal.link' ? page.params.token : null;
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Retour à l’accueil` }}
      narrow
      title={t`Renoncer au contrat`}
      offline={t`Votre rétractation compte dès que la boutique la reçoit. Vous pourrez l’envoyer au retour du réseau.`}
    >
      <Wrap narrow>
        {token !== null ? (
          <Withdraw key={token} by={{ token }} />
        ) : phase === 'unknown' ? (
          <Skeleton shape="block" />
        ) : order !== null && phase === 'signedIn' ? (
          <Withdraw
            key={order}
            by={{ order }}
            known={record === undefined || !isKnown ? null : <WithdrawalStates order={record} />}
          />
        ) : (
          <>
            {phase === 'signedIn' ? <OwnOrders /> : null}
            <AskLink />
          </>
        )}
      </Wrap>
    </PersonalPage>
  );
}
