import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { HeadsQuery } from './heads-query.ts';

interface HeadsFiltersProps {
  of: DocumentKind;
  query: HeadsQuery;
  text: string;
  terms: ReadonlyMap<string, string>;
  onText: (text: string) => void;
  onChange: (query: HeadsQuery) => void;
}

/** By words, category and tag. */
export function HeadsFilters({ of, query, text, terms, onText, onChange }: HeadsFiltersProps) {
  const { t } = useLingui();
  return (
    <div role="search" aria-label={t`Filtrer la liste`} className={list().filters}>
      <div className={list().search}>
        <TextInput
          size="sm"
          type="search"
          value={text}
          aria-label={t`Filtrer par titre ou slug`}
          placeholder={t`Filtrer par titre ou slug`}
          onChange={({ target }) => onText(target.value)}
        />
      </div>
      {of !== 'content' || terms.size === 0 ? null : (
        <Select
          chip
          aria-label={t`Catégorie ou étiquette`}
          value={query.term ?? ''}
          onChange={({ target }) => onChange({ ...query, term: target.value === '' ? null : target.value, page: 1 })}
        >
          <option value="">{t`Toutes les catégories`}</option>
          {[...terms].map(([uuid, title]) => (
            <option key={uuid} value={uuid}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </div>
  );
}
