import { useLingui } from '@lingui/react/macro';
import { mediaLibrary } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { useBytes } from '#src/admin/parts/media/media-words.ts';
import { Thumb } from '#src/admin/parts/media/thumb.tsx';
import { useFormat } from '#src/i18n/use-format.ts';

export interface MediaRowsProps {
  files: readonly MediaFile[];
  /** UUID of the one that is open. */
  open: string | null;
  chosen: ReadonlySet<string>;
  onOpen: (file: MediaFile) => void;
  /** Absent: files are opened alone. */
  onChoose?: (uuid: string, isChosen: boolean) => void;
}

/** Size of a picture and of its file: "1 600 × 1 600, 214 ko". */
export function useFacts(): (file: Pick<MediaFile, 'width' | 'height' | 'bytes'>) => string {
  const size = useBytes();
  const { number } = useFormat();
  return ({ width, height, bytes }) =>
    width === null || height === null ? size(bytes) : `${number(width)} × ${number(height)}, ${size(bytes)}`;
}

export function MediaTiles({ files, open, chosen, onOpen, onChoose }: MediaRowsProps) {
  const { t } = useLingui();
  const facts = useFacts();
  const classes = mediaLibrary();
  return (
    <ul className={classes.grid} aria-label={t`Fichiers`}>
      {files.map((file) => (
        <li key={file.uuid} className={classes.tile}>
          <button type="button" className={classes.open} aria-pressed={open === file.uuid} onClick={() => onOpen(file)}>
            <Thumb file={file} />
            <span className={classes.name}>{file.fileName}</span>
            <span className={classes.facts}>{facts(file)}</span>
          </button>
          {onChoose === undefined ? null : (
            <label className={classes.check}>
              <input
                type="checkbox"
                aria-label={t`Choisir ${file.fileName}`}
                checked={chosen.has(file.uuid)}
                onChange={({ target }) => onChoose(file.uuid, target.checked)}
              />
            </label>
          )}
        </li>
      ))}
    </ul>
  );
}
