/** "Cet appareil": what is kept here, the choices of the person, and forgetting it all (design §5, rule 18). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { CatalogueHere } from '#src/shop/features/device/catalogue-here.tsx';
import { ForgetDevice } from '#src/shop/features/device/forget-device.tsx';
import { InstallHere } from '#src/shop/features/device/install-here.tsx';
import { Preferences } from '#src/shop/features/device/preferences.tsx';
import { WorkHere } from '#src/shop/features/device/work-here.tsx';
import { late } from '#src/shop/parts/hydration/late.tsx';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { useView } from '#src/shop/store/state.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { href } from '#core/contract/pages/href.ts';

const LostHere = late(async () => (await import('#src/shop/features/device/lost-here.tsx')).LostHere);

export function DevicePage() {
  const { t } = useLingui();
  useNeedPerson();
  const area = useView((state) => state.lastArea) ?? 'auto';
  return (
    <PersonalPage back={{ href: href(`${area}.home`), label: t`Retour à l’accueil` }} narrow title={t`Cet appareil`}>
      <Wrap narrow>
        <div className={formLayout().stack}>
          <LostHere />
          <WorkHere />
          <CatalogueHere />
          <InstallHere />
          <Preferences />
          <ForgetDevice />
        </div>
      </Wrap>
    </PersonalPage>
  );
}
