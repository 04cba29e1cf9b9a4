import { useLingui } from '@lingui/react/macro';
import { dataTable } from '#styled/recipes';
import { useReferenceTitles } from '../data/reference-titles.ts';
import type { ListedField } from '../model/list-facts.ts';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useCellWords } from '#src/admin/screens/list/data/cell-words.ts';

/** What a field of a row holds, as a person reads it; a dash where it holds nothing. */
export function CellValue(props: { field: ListedField; value: unknown }) {
  const { field, value } = props;
  return field.kind === 'picture' && typeof value === 'string' ? <Small hash={value} /> : <Words {...props} />;
}

/** A column that only the shop works out tells a picture by its content. */
function Small({ hash }: { hash: string }) {
  return <Thumb file={{ type: 'image', hash, fileName: '' }} size="sm" />;
}

function Words({ field, value }: { field: ListedField; value: unknown }) {
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
