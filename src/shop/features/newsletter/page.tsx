/**
 * The newsletter: asked for, confirmed by the link of a mail, ended by the link of every letter (domain 9). It needs the
 * shop: an address counts once it is proven.
 */
import { useLingui } from '@lingui/react/macro';
import { href } from '#core/contract/pages/href.ts';
import { match } from '#core/contract/pages/match.ts';
import { Alert } from '#src/shop/features/newsletter/alert.tsx';
import { Confirm } from '#src/shop/features/newsletter/confirm.tsx';
import { Subscribe } from '#src/shop/parts/newsletter/subscribe.tsx';
import { Unsubscribe } from '#src/shop/features/newsletter/unsubscribe.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { usePagePath } from '#src/shop/parts/page/address/page-address.ts';
import { useCurrentArea } from '#src/shop/parts/page/address/current-area.ts';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';

export function NewsletterPage() {
  const { t } = useLingui();
  const area = useCurrentArea();
  useNeedPerson();
  const page = match(usePagePath());
  const isConfirming = page?.id === 'newsletter.confirm';
  const isEnding = page?.id === 'newsletter.unsubscribe';
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Retour à l’accueil` }}
      narrow
      title={
        page?.id === 'alert'
          ? t`Alerte de retour en stock`
          : isConfirming
            ? t`Confirmer l’inscription`
            : isEnding
              ? t`Se désinscrire de la lettre`
              : t`La lettre de la boutique`
      }
      offline={t`L’inscription à la lettre nécessite une connexion Internet.`}
    >
      <Wrap narrow>
        {page?.id === 'alert' ? (
          <Alert token={page.params.token} />
        ) : isConfirming ? (
          <Confirm token={page.params.token} />
        ) : isEnding ? (
          <Unsubscribe token={page.params.token} />
        ) : (
          <Subscribe area={area} />
        )}
      </Wrap>
    </PersonalPage>
  );
}
