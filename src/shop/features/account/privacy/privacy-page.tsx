/** Personal data: what the shop holds and why, and everything of it that is on this device as a file (domain 4.8). */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, prose, textLink } from '#styled/recipes';
import { AccountFrame } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { DeleteAccount } from '#src/shop/features/account/privacy/delete-account.tsx';
import { ShopData } from '#src/shop/features/account/privacy/shop-data.tsx';
import { useData } from '#src/shop/features/account/privacy/use-data.ts';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { saveFile } from '#src/ui/file/save-file.ts';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { exportAccount } from '#src/shop/store/account/export-account.ts';
import { Button } from '#src/ui/button/button.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';
import { href } from '#core/contract/pages/href.ts';

export function PrivacyPage(place: AccountPlace) {
  const { t } = useLingui();
  const known = useData();
  return (
    <AccountFrame {...place} title={t`Données personnelles`}>
      <div className={formLayout().stack}>
        <Held />
        <ShopData {...known} />
        <Export />
        <Ways area={place.area} />
        <DeleteAccount obstacles={known.data?.obstacles ?? []} />
      </div>
    </AccountFrame>
  );
}

function Held() {
  const { t } = useLingui();
  return (
    <section>
      <h2 className={formLayout().group}>{t`Ce que la boutique conserve`}</h2>
      <div className={prose()}>
        <ul>
          <li>
            <Trans>Votre profil et vos adresses, pour vous identifier, vous livrer et vous répondre.</Trans>
          </li>
          <li>
            <Trans>Vos paniers et vos favoris, pour les retrouver sur tous vos appareils.</Trans>
          </li>
          <li>
            <Trans>Vos demandes de devis et les messages échangés, pour y donner suite.</Trans>
          </li>
          <li>
            <Trans>
              Vos connexions en cours, pour que vous puissiez les fermer. Le mot de passe n’est pas lisible.
            </Trans>
          </li>
        </ul>
        <p>
          <Trans>
            Le détail, les durées et vos droits sont dans la{' '}
            <Link href={href('page', { slug: 'confidentialite' })} className={textLink()}>
              politique de confidentialité
            </Link>
            .
          </Trans>
        </p>
      </div>
    </section>
  );
}

function Export() {
  const { t } = useLingui();
  const change = useChange();
  const save = () =>
    change(async (own) => {
      const at = deviceInstant();
      const account = await exportAccount(own.store, at);
      saveFile(`mes-donnees-${at.slice(0, 10)}.json`, JSON.stringify(account, null, 2));
    });
  return (
    <section>
      <h2 className={formLayout().group}>{t`Sur cet appareil`}</h2>
      <div className={formLayout().stack}>
        <p className={formLayout().small}>
          <Trans>
            Profil, adresses, paniers, favoris, devis et modifications en attente, dans un fichier que vous pouvez lire
            et garder. Il ne quitte pas cet appareil.
          </Trans>
        </p>
        <div className={formLayout().actions}>
          <Button tone="line" onClick={() => void save()}>
            <Icon glyph={downloadSimple} />
            {t`Enregistrer mes données`}
          </Button>
        </div>
      </div>
    </section>
  );
}

function Ways({ area }: Pick<AccountPlace, 'area'>) {
  const { t } = useLingui();
  const subject = t`Mes données personnelles`;
  const ways = [
    { href: href('settings'), title: t`Ce que cet appareil garde, et comment l’effacer` },
    {
      href: href(`${area}.contact`, {}, { sujet: subject }),
      title: t`Demander l’accès, la rectification ou l’effacement`,
    },
  ];
  return (
    <section>
      <h2 className={formLayout().group}>{t`Vos droits`}</h2>
      <ul>
        {ways.map(({ href, title }) => (
          <li key={href}>
            <RowLink ruled href={href} title={title} after={<Icon glyph={caretRight} />} />
          </li>
        ))}
      </ul>
    </section>
  );
}
