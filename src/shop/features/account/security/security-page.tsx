/** What guards the account: password, e-mail address, devices. All of it is the shop's to do, so it needs the network. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { AccountFrame } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { ChangeEmail } from '#src/shop/features/account/security/change-email.tsx';
import { ChangePassword } from '#src/shop/features/account/security/change-password.tsx';
import { Devices } from '#src/shop/features/account/security/devices.tsx';
import { NeedsNetwork } from '#src/shop/features/account/security/needs-network.tsx';

export function SecurityPage(place: AccountPlace) {
  const { t } = useLingui();
  const group = formLayout().group;
  return (
    <AccountFrame {...place} title={t`Connexion et sécurité`}>
      <NeedsNetwork />
      <section>
        <h2 className={group}>{t`Mot de passe`}</h2>
        <ChangePassword area={place.area} />
      </section>
      <section>
        <h2 className={group}>{t`Adresse e-mail`}</h2>
        <ChangeEmail />
      </section>
      <section>
        <h2 className={group}>{t`Appareils connectés`}</h2>
        <Devices />
      </section>
    </AccountFrame>
  );
}
