/** Lists of documents, whatever their type: read from the device, so that they open and filter without a network. */
import { useLingui } from '@lingui/react/macro';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { categoriesOf, contentTypeOfTerm, permissionFor, tagsOf } from '#core/domain/cms/document-kind.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { kindOfType, useContentTypes, useTypeWords } from '#src/admin/features/cms/document-words.ts';
import { PER_PAGE } from '#src/admin/store/documents/first-heads.ts';
import { useDocuments, useFirstDocuments } from '#src/admin/store/documents/use-documents.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { PageTurns } from '#src/admin/parts/page-turns.tsx';
import { useTypedSearch } from '#src/admin/parts/typed-search.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { HeadsFilters } from './heads-filters.tsx';
import { HeadsTable } from './heads-table.tsx';
import { HeadsBulk } from './heads-bulk.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { fitting, isPlain, queryIn, wordsOf, type HeadsQuery } from './heads-query.ts';

const CATEGORIES_OF = 'actualites';

export const PagesPage = () => <ContentList type="page" />;
export const PostsPage = () => <ContentList type={CATEGORIES_OF} />;
export const ComponentsPage = () => <ContentList type="component" />;

export function ContentsPage() {
  const { params } = useRoute();
  const type = params['contentType'] ?? '';
  return <ContentList key={type} type={type} />;
}

/** Categories and tags of one type of content at a time. */
export function CategoriesPage() {
  const { t } = useLingui();
  const { query } = useRoute();
  const types = useContentTypes();
  const type = query.get('type') ?? categoriesOf(CATEGORIES_OF);
  const choices = [...types].flatMap(([slug, { many }]) => [
    [categoriesOf(slug), t`Catégories : ${many}`] as const,
    [tagsOf(slug), t`Étiquettes : ${many}`] as const,
  ]);
  return (
    <>
      <nav aria-label={t`Types de contenu`} className={list().filters}>
        {choices.map(([value, label]) => (
          <LinkButton
            key={value}
            tone={value === type ? 'ink' : 'line'}
            size="sm"
            href={adminHref('admin.cms.categories', {}, { type: value })}
            {...(value === type ? { 'aria-current': 'page' as const } : {})}
          >
            {label}
          </LinkButton>
        ))}
      </nav>
      <ContentList key={type} type={type} />
    </>
  );
}

const ENTER_MS = 250;
const NONE: readonly DocumentHead[] = [];

function ContentList({ type }: { type: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const { may } = useAdmin();
  const { query: words, navigate } = useRoute();
  const named = useTypeWords(type);
  const place = { of: kindOfType(type), type };
  const query = useMemo(() => queryIn(words), [words]);
  const isOfType = useCallback((head: DocumentHead) => head.type === type, [type]);
  const heads = useDocuments(isOfType);
  const foremost = useFirstDocuments(isOfType);
  const terms = useTermNames(type);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const hrefOf = useCallback(
    (next: HeadsQuery): string => {
      const known = new URLSearchParams();
      for (const [name, value] of Object.entries({ ...wordsOf(next), type: words.get('type') }))
        if (value !== null) known.set(name, value);
      const said = known.toString();
      return `${location.pathname}${said === '' ? '' : `?${said}`}`;
    },
    [words],
  );
  const go = (next: HeadsQuery, late = false): void => navigate(hrefOf(next), { replace: true, late });
  const { text, type: setText } = useTypedSearch(
    query.text,
    (words) => go({ ...query, text: words, page: 1 }, true),
    ENTER_MS,
  );
  /* what is typed is looked for at once, and stands in the address after a rest */
  const typed = useDeferredValue(text);
  const asked = useMemo(
    () => (typed.trim() === query.text ? query : { ...query, text: typed, page: 1 }),
    [query, typed],
  );
  /* the plain list stands before all heads have been read; how many there are is said once they have */
  const known = heads ?? (isPlain(asked) ? foremost : null);
  const rows = useMemo(() => (known === null ? null : fitting(known, asked)), [known, asked]);
  const last = Math.max(1, Math.ceil((rows?.length ?? 0) / PER_PAGE));
  const page = Math.min(asked.page, last);
  const mayStore = may(permissionFor(place, 'store'));
  const create = adminHref('admin.cms.create', { contentType: type });
  useHeader({
    title: named.many,
    actions: mayStore ? <LinkButton tone="ink" size="sm" href={create}>{t`Créer`}</LinkButton> : null,
  });
  const classes = list();
  const count = rows?.length ?? 0;
  const from = (page - 1) * PER_PAGE;
  const shown = rows?.slice(from, from + PER_PAGE) ?? NONE;
  const [first, end] = [format.number(from + 1), format.number(from + shown.length)];
  /* rows of another page or filter are not chosen any more: nothing is done to what nobody sees */
  const picked = shown.filter(({ uuid }) => chosen.has(uuid));
  const isNarrowed = asked.text !== '' || query.status !== null || query.term !== null;
  const isEmptyBin = query.status === 'trash' && asked.text === '' && query.term === null;
  const told = format.number(count);
  return (
    <div className={classes.root} aria-busy={heads === null}>
      <StatusTabs
        of={place.of}
        heads={heads}
        current={query.status}
        hrefOf={(status) => hrefOf({ ...query, status, page: 1 })}
      />
      <HeadsFilters of={place.of} query={query} text={text} terms={terms} onText={setText} onChange={go} />
      {rows === null || (count === 0 && heads === null) ? <Skeleton shape="block" /> : null}
      {heads !== null && count === 0 ? (
        <EmptyState
          glyph={fileText}
          title={isEmptyBin ? t`La corbeille est vide` : isNarrowed ? t`Rien ne correspond` : t`Rien pour l’instant`}
          text={
            isEmptyBin
              ? t`Ce que vous supprimez y reste trente jours.`
              : isNarrowed
                ? t`Aucun élément ne répond à cette recherche et à ces filtres.`
                : t`Ce que vous créez apparaît ici, même sans réseau.`
          }
          {...(isNarrowed && !isEmptyBin
            ? {
                actions: (
                  <Button
                    tone="line"
                    size="sm"
                    onClick={() => {
                      setText('');
                      go({ ...query, text: '', status: null, term: null, page: 1 });
                    }}
                  >{t`Tout afficher`}</Button>
                ),
              }
            : {})}
        />
      ) : null}
      {rows === null || count === 0 ? null : (
        <HeadsTable
          type={type}
          label={named.many}
          one={named.one}
          rows={shown}
          chosen={chosen}
          onChoose={setChosen}
          query={asked}
          terms={terms}
          hrefOf={hrefOf}
        />
      )}
      {count === 0 || heads === null ? null : (
        <div className={classes.foot}>
          <p className={classes.sums}>{t`${first} à ${end} sur ${told}`}</p>
          {last === 1 ? null : (
            <nav aria-label={t`Pages`} className={classes.pages}>
              <PageTurns page={page} last={last} hrefOf={(to) => hrefOf({ ...asked, page: to })} />
            </nav>
          )}
        </div>
      )}
      <HeadsBulk rows={picked} onClear={() => setChosen(new Set())} />
      <LiveRegion text={heads === null ? '' : t`${told} éléments`} />
    </div>
  );
}

/** Names of the categories and tags that documents of a type carry, by their UUIDs. */
function useTermNames(type: string): ReadonlyMap<string, string> {
  const own = contentTypeOfTerm(type) === null ? [categoriesOf(type), tagsOf(type)].join(' ') : '';
  const isTerm = useCallback(
    (head: DocumentHead) => head.status !== 'trash' && own.split(' ').includes(head.type),
    [own],
  );
  const [all, foremost] = [useDocuments(isTerm), useFirstDocuments(isTerm)];
  const terms = all ?? foremost;
  return useMemo(() => new Map((terms ?? []).map(({ uuid, title }) => [uuid, title])), [terms]);
}
