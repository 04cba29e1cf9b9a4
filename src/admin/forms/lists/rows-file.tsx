import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { officeField } from '#styled/recipes';
import { decodeText } from '#core/domain/media/decode-text.ts';
import { NARROW } from '#core/domain/text/spaces.ts';
import type { FieldSet } from '#core/resources/field.ts';
import { csvOfRows, rowsOfCsv, type CsvRow } from '#src/admin/forms/lists/rows-csv.ts';
import { FileButton } from '#src/admin/parts/media/file-button.tsx';
import { toast } from '#src/admin/store/messages.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { saveFile } from '#src/ui/file/save-file.ts';
import { Note } from '#src/ui/note/note.tsx';

/** How many lines that are wrong are told. */
const TOLD = 5;
/** A thousand rows are a tenth of it. */
const MOST_BYTES = 1_000_000;

interface RowsFileProps {
  /** What the rows are called: the file too. */
  label: string;
  row: FieldSet;
  /** As they stand in the form. */
  read: () => readonly CsvRow[];
  onRows: (rows: readonly CsvRow[]) => void;
}

/** All rows at once, out to a spreadsheet and back; what comes in is checked here, and saved with the form. */
export function RowsFile({ label, row, read, onRows }: RowsFileProps) {
  const { t, i18n } = useLingui();
  const say = useLabel();
  const sentence = useFieldSentence();
  const [wrong, setWrong] = useState<readonly string[]>([]);
  const take = async ([file]: readonly File[]): Promise<void> => {
    if (file === undefined) return;
    if (file.size > MOST_BYTES) return setWrong([t`Le fichier est trop volumineux`]);
    const text = decodeText(new Uint8Array(await file.arrayBuffer()));
    if (text === null) return setWrong([t`L’encodage du fichier ne peut pas être lu : enregistrez-le en CSV UTF-8.`]);
    const found = rowsOfCsv(row, text, say, () => crypto.randomUUID());
    if (found.kind === 'columns') {
      const columns = found.missing.join(', ');
      return setWrong([t`Colonnes absentes du fichier : ${columns}.`]);
    }
    if (found.kind === 'faults')
      return setWrong(
        found.faults.slice(0, TOLD).map(({ line, column, code, value }) => {
          const message = `${column}${NARROW}: ${i18n._(sentence(code, value))}`;
          return t`Erreur ligne ${line}. ${message}`;
        }),
      );
    const before = read();
    const count = found.rows.length;
    setWrong([]);
    onRows(found.rows);
    toast(count === 1 ? t`1 ligne lue, à enregistrer` : t`${count} lignes lues, à enregistrer`, {
      label: t`Annuler`,
      onPress: () => onRows(before),
    });
  };
  return (
    <>
      <FileButton accept=".csv,text/csv" onFiles={(files) => void take(files)}>
        {t`Importer un CSV`}
      </FileButton>
      <Button tone="line" size="sm" onClick={() => saveFile(`${label}.csv`, csvOfRows(row, read(), say), 'text/csv')}>
        {t`Exporter en CSV`}
      </Button>
      {wrong.length === 0 ? null : (
        <Note role="alert" tone="danger" title={t`Rien n’a été importé.`}>
          <ul className={officeField().status}>
            {wrong.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Note>
      )}
    </>
  );
}
