import { useLingui } from '@lingui/react/macro';
import { mediaLibrary, textLink } from '#styled/recipes';
import { MediaTiles, useFacts, type MediaRowsProps } from '#src/admin/parts/media/media-tiles.tsx';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

/** Files as tiles, or as lines with what is said of them. */
export function MediaRows({ isList, ...rows }: MediaRowsProps & { isList: boolean }) {
  const { t } = useLingui();
  const facts = useFacts();
  const { date } = useFormat();
  const classes = mediaLibrary();
  const { files, chosen, open, onOpen, onChoose } = rows;
  if (files.length === 0) return null;
  if (!isList) return <MediaTiles {...rows} />;
  return (
    <div className={classes.rows}>
      <table className={classes.table} aria-label={t`Fichiers`}>
        <thead>
          <tr>
            <th scope="col" aria-label={t`Choisir`} />
            <th scope="col" aria-label={t`Aperçu`} />
            <th scope="col">{t`Nom`}</th>
            <th scope="col">{t`Texte alternatif`}</th>
            <th scope="col">{t`Taille`}</th>
            <th scope="col">{t`Ajouté`}</th>
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <tr key={file.uuid}>
              <td>
                <input
                  type="checkbox"
                  aria-label={t`Choisir ${file.fileName}`}
                  checked={chosen.has(file.uuid)}
                  onChange={({ target }) => onChoose?.(file.uuid, target.checked)}
                />
              </td>
              <td>
                <Thumb file={file} size="sm" />
              </td>
              <td>
                <button
                  type="button"
                  className={textLink()}
                  aria-pressed={open === file.uuid}
                  onClick={() => onOpen(file)}
                >
                  {file.fileName}
                </button>
              </td>
              <td>{file.alt.fr_FR}</td>
              <td>{facts(file)}</td>
              <td>{date(file.createdAt)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
