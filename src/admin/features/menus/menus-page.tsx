/** Menus of the shop: one is chosen, and written on this device like every document. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { menuEditor } from '#styled/recipes';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { useHeader } from '#src/admin/port/port.tsx';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { MenuEditor } from './menu-editor.tsx';
import { LOCATION_WORDS } from './menu-words.ts';

const isMenu = ({ of, deletedAt }: DocumentHead): boolean => of === 'menu' && deletedAt === null;
const ORDER = Object.keys(LOCATION_WORDS);

export function MenusPage() {
  const { t, i18n } = useLingui();
  const menus = useDocuments(isMenu);
  const [chosen, setChosen] = useState<string | null>(null);
  const { activeTab } = useHeader({
    title: t`Menus`,
    tabs: [
      { key: 'entries', label: t`Entrées` },
      { key: 'history', label: t`Historique` },
    ],
  });
  const classes = menuEditor();
  if (menus === null) return <Skeleton shape="block" />;
  const sorted = [...menus].sort((a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type));
  const menu = sorted.find(({ uuid }) => uuid === chosen) ?? sorted[0];
  return (
    <div className={classes.root}>
      {menu === undefined ? (
        <p>
          <Trans>Aucun menu n’est encore sur cet appareil.</Trans>
        </p>
      ) : (
        <>
          <Field label={t`Menu`}>
            {(control) => (
              <Select {...control} value={menu.uuid} onChange={({ target }) => setChosen(target.value)}>
                {sorted.map(({ uuid, type }) => {
                  const words = LOCATION_WORDS[type];
                  return (
                    <option key={uuid} value={uuid}>
                      {words === undefined ? type : i18n._(words)}
                    </option>
                  );
                })}
              </Select>
            )}
          </Field>
          <MenuEditor key={menu.uuid} menu={menu} isHistory={activeTab === 'history'} />
        </>
      )}
    </div>
  );
}
