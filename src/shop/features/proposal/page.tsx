/** A proposal of the shop by the link of its mail, read and answered without signing in (domain 5.3). */
import { useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { Proposal } from '#src/shop/features/proposal/proposal.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useView } from '#src/shop/store/state.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export function ProposalPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const path = usePagePath();
  const { phase } = useView((state) => state.session);
  const page = match(path);
  const token = page?.id === 'quote.link' ? page.params.token : '';
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Retour à l’accueil` }}
      narrow
      title={t`Votre devis`}
      offline={t`Pour lire ce devis et y répondre, une connexion Internet est nécessaire.`}
    >
      <Wrap narrow>
        {phase === 'unknown' ? <Skeleton shape="block" /> : <Proposal key={`${token} ${phase}`} token={token} />}
      </Wrap>
    </PersonalPage>
  );
}
