/** "Cet appareil": what is kept here, the choices of the person, and forgetting it all (design §5, rule 18). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { CatalogueHere } from '#src/features/shop/device/catalogue-here.tsx';
import { ForgetDevice } from '#src/features/shop/device/forget-device.tsx';
import { InstallHere } from '#src/features/shop/device/install-here.tsx';
import { Preferences } from '#src/features/shop/device/preferences.tsx';
import { WorkHere } from '#src/features/shop/device/work-here.tsx';
import { late } from '#src/screens/shop/late.tsx';
import { PersonalPage } from '#src/screens/shop/personal-page.tsx';
import { useNeedPerson } from '#src/screens/shop/use-person.ts';
import { useView } from '#src/store/state.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

const LostHere = late(async () => (await import('#src/features/shop/device/lost-here.tsx')).LostHere);

export function DevicePage() {
  const { t } = useLingui();
  useNeedPerson();
  const area = useView((state) => state.lastArea) ?? 'auto';
  return (
    <PersonalPage back={{ href: `/${area}`, label: t`Retour à l’accueil` }} narrow title={t`Cet appareil`}>
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
