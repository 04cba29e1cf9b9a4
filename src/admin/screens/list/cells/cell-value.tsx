import { useLingui } from '@lingui/react/macro';
import { dataTable } from '#styled/recipes';
import { useReferenceTitles } from '../data/reference-titles.ts';
import type { ListedField } from '../model/list-facts.ts';
import { useCellWords } from '#src/admin/screens/list/data/cell-words.ts';

/** What a field of a row holds, as a person reads it; a dash where it holds nothing. */
export function CellValue({ field, value }: { field: ListedField; value: unknown }) {
  const { t } = useLingui();
  const words = useCellWords();
  const titleOf = useReferenceTitles();
  const text = words(field, value, (uuid) => titleOf(field.to ?? '', uuid));
  if (text !== '') return <>{text}</>;
  return (
    <span className={dataTable().blank} aria-label={t`Vide`} role="img">
      –
    </span>
  );
}
