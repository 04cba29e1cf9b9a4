import { useLingui } from '@lingui/react/macro';
import { shortcuts } from '#styled/recipes';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { mayOpen } from '#core/contract/admin/pages/menu.ts';
import { GO_KEYS } from '#src/admin/app/palette/keys.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { panels } from '#src/admin/store/panels.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

interface Shortcut {
  readonly keys: readonly string[];
  readonly text: string;
}

/** Every key there is, by where it works. */
export function ShortcutSheet() {
  const { t } = useLingui();
  const say = useLabel();
  const { may } = useAdmin();
  const go = Object.entries(GO_KEYS).flatMap(([key, name]): Shortcut[] => {
    const page = adminPage(name);
    return page === null || !mayOpen(page, may) ? [] : [{ keys: ['g', key], text: say(page.label) }];
  });
  const close = (): void => {
    panels.shortcuts = false;
  };
  return (
    <Sheet open onClose={close} title={t`Raccourcis clavier`} closeLabel={t`Fermer les raccourcis`} size="lg">
      <Group
        title={t`Partout`}
        all={[
          { keys: ['Ctrl', 'K'], text: t`Aller à, chercher, agir` },
          { keys: ['?'], text: t`Ces raccourcis` },
          { keys: [t`Échap`], text: t`Fermer ce qui est ouvert` },
        ]}
      />
      <Group title={t`Aller à un écran`} all={go} />
      <Group
        title={t`Dans une liste`}
        all={[
          { keys: ['/'], text: t`Chercher dans la liste` },
          { keys: ['N'], text: t`Créer` },
          { keys: ['J'], text: t`Ligne suivante` },
          { keys: ['K'], text: t`Ligne précédente` },
          { keys: [t`Espace`], text: t`Sélectionner` },
          { keys: [t`Entrée`], text: t`Ouvrir` },
        ]}
      />
      <Group title={t`Dans une fiche`} all={[{ keys: ['Ctrl', 'S'], text: t`Enregistrer` }]} />
      {/* what scrolls can be reached by the keyboard */}
      <Button tone="line" onClick={close}>{t`Fermer`}</Button>
    </Sheet>
  );
}

function Group({ title, all }: { title: string; all: readonly Shortcut[] }) {
  const classes = shortcuts();
  if (all.length === 0) return null;
  return (
    <section className={classes.group}>
      <h3 className={classes.title}>{title}</h3>
      <dl>
        {all.map(({ keys, text }) => (
          <div key={text} className={classes.row}>
            <dt>{text}</dt>
            <dd className={classes.keys}>
              {keys.map((key) => (
                <kbd key={key} className={classes.key}>
                  {key}
                </kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
