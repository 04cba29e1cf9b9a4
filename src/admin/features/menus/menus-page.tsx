/** Menus of the shop: one is chosen, and written on this device like every document. */
import { useLingui } from '@lingui/react/macro';
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
import { menusIn } from './menus-in.ts';

const isMenu = ({ of, deletedAt }: DocumentHead): boolean => of === 'menu' && deletedAt === null;

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
  const all = menusIn(menus);
  const menu = all.find(({ uuid }) => uuid === chosen) ?? all[0];
  if (menu === undefined) return null;
  return (
    <div className={classes.root}>
      <Field label={t`Menu`}>
        {(control) => (
          <Select {...control} value={menu.uuid} onChange={({ target }) => setChosen(target.value)}>
            {all.map(({ uuid, type, isNew }) => {
              const words = LOCATION_WORDS[type];
              const name = words === undefined ? type : i18n._(words);
              return (
                <option key={uuid} value={uuid}>
                  {isNew ? t`${name} (vide)` : name}
                </option>
              );
            })}
          </Select>
        )}
      </Field>
      <MenuEditor key={menu.uuid} menu={menu} isNew={menu.isNew} isHistory={activeTab === 'history'} />
    </div>
  );
}
