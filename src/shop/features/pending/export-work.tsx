import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { useExportWork } from '#src/shop/parts/pending/use-export.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { downloadSimple } from '#src/ui/icon/glyphs-later.ts';

export function ExportWork() {
  const { t } = useLingui();
  const save = useExportWork();
  return (
    <div className={formLayout().stackTight}>
      <p className={formLayout().small}>
        {t`Une copie de ces changements, à garder avant de quitter cet appareil ou de l’effacer.`}
      </p>
      <Button tone="line" onClick={() => void save()}>
        <Icon glyph={downloadSimple} />
        {t`Enregistrer dans un fichier`}
      </Button>
    </div>
  );
}
