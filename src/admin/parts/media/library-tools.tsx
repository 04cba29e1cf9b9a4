/** Search, folder, category and order of the library, for its screen and its picker. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { mediaLibrary } from '#styled/recipes';
import type { MediaFolder } from '#core/contract/cms/media/media-folders.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { LibraryWords } from '#src/admin/parts/media/use-library.ts';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { Select } from '#src/ui/field/select.tsx';

interface LibraryToolsProps {
  words: LibraryWords;
  onWords: (words: LibraryWords) => void;
  /** What else can be done, at the end of the line. */
  children?: ReactNode;
}

/** Folders in the order of their tree, each with how deep it lies. */
export function folderLines(folders: readonly MediaFolder[], parent: string | null = null, depth = 0) {
  return folders
    .filter((one) => one.parent === parent)
    .flatMap((folder): { folder: MediaFolder; depth: number }[] => [
      { folder, depth },
      ...folderLines(folders, folder.uuid, depth + 1),
    ]);
}

const SORTS = ['newest', 'oldest', 'name', 'largest'] as const;
const INDENT = '\u00A0\u00A0';

export function FolderOptions({ folders }: { folders: readonly MediaFolder[] }) {
  return folderLines(folders).map(({ folder, depth }) => (
    <option key={folder.uuid} value={folder.uuid}>
      {INDENT.repeat(depth)}
      {folder.name}
    </option>
  ));
}

export function LibraryTools({ words, onWords, children }: LibraryToolsProps) {
  const { t } = useLingui();
  const { answer: folders } = useAnswer('api.admin.media.folders.index', {});
  const sorts = {
    newest: t`Les plus récents`,
    oldest: t`Les plus anciens`,
    name: t`Par nom`,
    largest: t`Les plus lourds`,
  };
  const { may } = useAdmin();
  const { answer: categories } = useAnswer(
    'api.admin.media-categories.lookup',
    may('media-categories.index') ? { query: {} } : null,
  );
  const { folder: _folder, ...anywhere } = words;
  const { category: _category, ...ofAny } = words;
  return (
    <div className={mediaLibrary().tools}>
      <SearchBox q={words.q ?? ''} where={t`Nom ou texte alternatif`} onSearch={(q) => onWords({ ...words, q })} />
      <Select
        chip
        aria-label={t`Dossier`}
        value={words.folder ?? ''}
        onChange={({ target }) => onWords(target.value === '' ? anywhere : { ...words, folder: target.value })}
      >
        <option value="">{t`Tous les dossiers`}</option>
        <option value="none">{t`Sans dossier`}</option>
        <FolderOptions folders={folders ?? []} />
      </Select>
      {categories === null || categories.length === 0 ? null : (
        <Select
          chip
          aria-label={t`Catégorie de médias`}
          value={words.category ?? ''}
          onChange={({ target }) => onWords(target.value === '' ? ofAny : { ...words, category: target.value })}
        >
          <option value="">{t`Toutes les catégories`}</option>
          {categories.map(({ uuid, title }) => (
            <option key={uuid} value={uuid}>
              {title}
            </option>
          ))}
        </Select>
      )}
      <Select
        chip
        aria-label={t`Trier`}
        value={words.sort ?? 'newest'}
        onChange={({ target }) => {
          const sort = SORTS.find((one) => one === target.value);
          if (sort !== undefined) onWords({ ...words, sort });
        }}
      >
        {SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {sorts[sort]}
          </option>
        ))}
      </Select>
      {children === undefined ? null : <span className={mediaLibrary().atEnd}>{children}</span>}
    </div>
  );
}
