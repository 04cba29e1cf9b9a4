/** "Ce qui est gardé ici": what is kept here, the choices of the person, and forgetting it all (design §5, rule 18). */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { CatalogueOnDevice } from '#src/shop/features/device/catalogue-on-device.tsx';
import { ForgetDevice } from '#src/shop/features/device/forget-device.tsx';
import { InstallSection } from '#src/shop/features/device/install-section.tsx';
import { Preferences } from '#src/shop/features/device/preferences.tsx';
import { UnsentWork } from '#src/shop/features/device/unsent-work.tsx';
import { deferred } from '#src/shop/parts/hydration/deferred.tsx';
import { PersonalPage } from '#src/shop/parts/page/personal-page.tsx';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { useView } from '#src/shop/store/state.ts';
import { Wrap } from '#src/ui/frame/page.tsx';
import { href } from '#core/contract/pages/href.ts';

const LostData = deferred(async () => (await import('#src/shop/features/device/lost-data.tsx')).LostData);

export function DevicePage() {
  const { t } = useLingui();
  useNeedPerson();
  const area = useView((state) => state.lastArea) ?? 'auto';
  return (
    <PersonalPage
      back={{ href: href(`${area}.home`), label: t`Retour à l’accueil` }}
      narrow
      title={t`Ce qui est gardé ici`}
    >
      <Wrap narrow>
        <div className={formLayout().stack}>
          <LostData />
          <UnsentWork />
          <CatalogueOnDevice />
          <InstallSection />
          <Preferences />
          <ForgetDevice />
        </div>
      </Wrap>
    </PersonalPage>
  );
}
