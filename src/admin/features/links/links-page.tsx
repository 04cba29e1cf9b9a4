/** Links that lead nowhere: looked for by the shop, mended from here (domain 8.7). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dataTable, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { LINKS_PER_PAGE } from '#core/contract/cms/links/links.ts';
import { LINK_STATES, type LinkState } from '#core/domain/links/link-state.ts';
import { cutText } from '#core/domain/text/cut-text.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useHeader, useRoute } from '#src/admin/port/port.tsx';
import { SearchBox } from '#src/admin/parts/search-box.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { LinkRow } from './link-row.tsx';
import { useLinkStates, type Link } from './link-words.ts';
import { MendDialog } from './mend-dialog.tsx';
import { ScanBar } from './scan-bar.tsx';

/** What needs somebody: shown where no state is asked for. */
const FIRST: LinkState = 'broken';

export function LinksPage() {
  const { t } = useLingui();
  const format = useFormat();
  const states = useLinkStates();
  const { query, navigate } = useRoute();
  const [mended, setMended] = useState<Link | null>(null);
  const [isNever, setNever] = useState(false);
  useHeader({ title: t`Liens cassés` });
  const q = cutText(query.get('q') ?? '', 200);
  const asked = query.get('state') ?? FIRST;
  const state = LINK_STATES.find((one) => one === asked) ?? null;
  const typed = query.get('page') ?? '';
  const page = /^[1-9]\d{0,4}$/u.test(typed) ? Number(typed) : 1;
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.broken-links.list', {
    query: { q, ...(state === null ? {} : { state }), ...(page === 1 ? {} : { page: String(page) }) },
  });
  const to = (words: Readonly<Record<string, string | null>>): string =>
    adminHref('admin.links', {}, { q: q || null, state: asked === FIRST ? null : asked, ...words });
  const classes = list();
  const isPlain = state === 'broken' && q === '';
  const last = Math.max(1, Math.ceil((answer?.total ?? 0) / LINKS_PER_PAGE));
  const told = format.number(answer?.total ?? 0);
  const heads = [t`Lien`, t`État`, t`Où il se trouve`];
  return (
    <div className={classes.root}>
      <ScanBar onDone={reload} onNever={setNever} />
      <div className={classes.filters}>
        <SearchBox
          q={q}
          where={t`Adresse du lien`}
          onSearch={(text) => navigate(to({ q: text || null }), { replace: true, late: true })}
        />
        <Select
          chip
          aria-label={t`État`}
          value={state ?? 'all'}
          onChange={({ target: { value } }) =>
            navigate(to({ state: value === FIRST ? null : value }), { replace: true })
          }
        >
          <option value="all">{t`Tous les états`}</option>
          {LINK_STATES.map((one) => (
            <option key={one} value={one}>
              {`${states[one]} (${format.number(answer?.counts[one] ?? 0)})`}
            </option>
          ))}
        </Select>
      </div>
      {failure === null ? null : (
        <div className={classes.note}>
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.total === 0 ? (
        <EmptyState
          glyph={magnifyingGlass}
          title={isNever ? t`Aucun lien connu` : isPlain ? t`Aucun lien mort` : t`Rien ne correspond`}
          text={
            isNever
              ? t`L’analyse lit les contenus, les menus et les fiches, et suit chaque lien.`
              : isPlain
                ? t`L’analyse n’a trouvé aucun lien qui ne mène nulle part.`
                : t`Aucun lien ne répond à cette recherche et à ces filtres.`
          }
        />
      ) : null}
      {answer === null || answer.total === 0 ? null : (
        <div className={classes.rows} aria-busy={isLoading}>
          <table className={dataTable().table} data-wide="" data-edges="" aria-label={t`Liens`}>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col" className={dataTable().head}>
                    {head}
                  </th>
                ))}
                <th scope="col" className={dataTable().head} style={{ width: 300 }}>{t`Actions`}</th>
              </tr>
            </thead>
            <tbody>
              {answer.data.map((link) => (
                <LinkRow key={link.uuid} link={link} onMend={() => setMended(link)} onChanged={reload} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {last === 1 ? null : (
        <nav aria-label={t`Pages`} className={classes.foot}>
          <LinkButton
            tone="line"
            size="sm"
            href={to({ page: String(Math.max(1, page - 1)) })}
            aria-disabled={page === 1}
          >
            {t`Page précédente`}
          </LinkButton>
          <span>{t`Page ${page} sur ${last}`}</span>
          <LinkButton
            tone="line"
            size="sm"
            href={to({ page: String(Math.min(last, page + 1)) })}
            aria-disabled={page >= last}
          >{t`Page suivante`}</LinkButton>
        </nav>
      )}
      <LiveRegion text={answer === null ? '' : t`${told} éléments`} />
      {mended === null ? null : (
        <MendDialog
          link={mended}
          onClose={() => setMended(null)}
          onDone={() => {
            setMended(null);
            reload();
          }}
        />
      )}
    </div>
  );
}
