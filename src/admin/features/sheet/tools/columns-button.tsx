import { useLingui } from '@lingui/react/macro';
import { sheetGrid, tool } from '#styled/recipes';
import { PopoverButton } from '#src/admin/screens/list/parts/popover.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import type { SheetColumn } from '../model/columns.ts';
import type { ChosenColumns } from '../use-columns.ts';

/** Which columns are shown. */
export function ColumnsButton({ all, chosen }: { all: readonly SheetColumn[]; chosen: ChosenColumns }) {
  const { t } = useLingui();
  const say = useLabel();
  return (
    <PopoverButton look={tool()} title={t`Colonnes`} label={t`Colonnes`}>
      {() => (
        <div className={sheetGrid().list}>
          {all.map(({ key, part, label }) => (
            <Checkbox key={key} dense checked={chosen.isChosen(key)} onChange={() => chosen.toggle(key)}>
              {part === 'stock' ? t`Stock, ${say(label)}` : say(label)}
            </Checkbox>
          ))}
        </div>
      )}
    </PopoverButton>
  );
}
