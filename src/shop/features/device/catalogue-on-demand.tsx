import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { deviceCatalogue } from '#src/shop/store/device/device-catalogue.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** Over a slow line, or with data saving on, nothing large comes by itself: it is said, and comes at a press (design §8). */
export function CatalogueOnDemand() {
  const { t } = useLingui();
  const load = async (): Promise<void> => (await deviceCatalogue()).load();
  return (
    <div className={formLayout().stack}>
      <Note title={t`Le catalogue n’a pas été téléchargé.`}>
        {t`Votre connexion est lente, ou l’économie de données est active : la boutique ne charge que les pages que vous ouvrez.`}
      </Note>
      <Button tone="line" onClick={() => void load()}>
        {t`Rendre le catalogue disponible hors connexion`}
      </Button>
    </div>
  );
}
