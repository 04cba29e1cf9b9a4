import { useLingui } from '@lingui/react/macro';
import { list } from '#styled/recipes';
import { CONTENT_STATUSES } from '#core/domain/cms/content-status.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { useStatusWords } from '#src/admin/features/cms/document-words.ts';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import type { HeadsQuery } from './heads-query.ts';

interface HeadsFiltersProps {
  of: DocumentKind;
  /** All of the type. */
  heads: readonly DocumentHead[];
  query: HeadsQuery;
  text: string;
  terms: ReadonlyMap<string, string>;
  onText: (text: string) => void;
  onChange: (query: HeadsQuery) => void;
}

/** By words, state, category and tag; each state says how many there are. */
export function HeadsFilters({ of, heads, query, text, terms, onText, onChange }: HeadsFiltersProps) {
  const { t } = useLingui();
  const words = useStatusWords();
  const counts = new Map<string, number>();
  for (const { status } of heads) counts.set(status, (counts.get(status) ?? 0) + 1);
  const offered = CONTENT_STATUSES.filter((one) => of === 'content' || one === 'trash' || one === 'published');
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
      <Select
        chip
        aria-label={t`Statut`}
        value={query.status ?? ''}
        onChange={({ target }) =>
          onChange({ ...query, status: CONTENT_STATUSES.find((one) => one === target.value) ?? null, page: 1 })
        }
      >
        <option value="">{t`Tous les statuts`}</option>
        {offered.map((status) => (
          <option key={status} value={status}>
            {`${words[status]} (${String(counts.get(status) ?? 0)})`}
          </option>
        ))}
      </Select>
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
