import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { sheetGrid, tool } from '#styled/recipes';
import type { Search } from '#core/domain/sheet/replace-text.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

interface ReplaceBarProps {
  /** Searches alone; what is found can be replaced otherwise. */
  mode: 'find' | 'replace';
  /** Answers whether anything was found. */
  onFind: (search: Search) => boolean;
  /** In what is chosen, or everywhere where that is one cell; answers in how many cells. */
  onReplace: (search: Search) => number;
  onClose: () => void;
}

export function ReplaceBar({ mode, onFind, onReplace, onClose }: ReplaceBarProps) {
  const { t } = useLingui();
  const format = useFormat();
  const [search, setSearch] = useState<Search>({ find: '', by: '', matchCase: false });
  const [told, setTold] = useState('');
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') onClose();
  };
  return (
    <form
      role="search"
      className={sheetGrid().tools}
      onSubmit={(event) => {
        event.preventDefault();
        if (search.find !== '') setTold(onFind(search) ? '' : t`Rien de tel dans le tableur.`);
      }}
    >
      <TextInput
        ref={first}
        size="sm"
        aria-label={t`Chercher dans le tableur`}
        placeholder={t`Chercher`}
        onKeyDown={onKey}
        value={search.find}
        onChange={({ target }) => setSearch({ ...search, find: target.value })}
      />
      <Button type="submit" size="sm" tone="line">{t`Suivant`}</Button>
      {mode === 'find' ? null : (
        <>
          <TextInput
            size="sm"
            aria-label={t`Remplacer par`}
            placeholder={t`Remplacer par`}
            onKeyDown={onKey}
            value={search.by}
            onChange={({ target }) => setSearch({ ...search, by: target.value })}
          />
          <Button
            size="sm"
            tone="line"
            disabled={search.find === ''}
            onClick={() => {
              const count = onReplace(search);
              setTold(format.isOne(count) ? t`${count} cellule remplacée` : t`${count} cellules remplacées`);
            }}
          >{t`Tout remplacer`}</Button>
        </>
      )}
      <Checkbox
        dense
        checked={search.matchCase}
        onChange={({ target }) => setSearch({ ...search, matchCase: target.checked })}
      >{t`Respecter la casse`}</Checkbox>
      <button type="button" className={tool({ tone: 'plain' })} onClick={onClose}>{t`Fermer`}</button>
      <p role="status" className={sheetGrid().told}>
        {told}
      </p>
    </form>
  );
}
