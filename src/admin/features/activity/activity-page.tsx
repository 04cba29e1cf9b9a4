/** Who wrote what in the back office, newest first. */
import { useLingui } from '@lingui/react/macro';
import { historyView, list } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { RESOURCES } from '#core/resources/all.ts';
import { rightTo } from '#core/resources/resource.ts';
import type { OfficeAnswer } from '#src/admin/api/admin-routes.ts';
import { useAdmin, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { placesIn } from '#src/admin/screens/form/history/places-in.ts';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { placesOf } from '#src/admin/screens/form/places/record-places.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useLabel } from '#src/forms/field-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button, LinkButton } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { clock } from '#src/ui/icon/glyphs.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { ActivityFilters } from './activity-filters.tsx';
import { wordsIn, withWord, type ActivityWords } from './activity-query.ts';
import { settingsIn, WRITTEN_SCREENS } from './written-screens.ts';
import { useActionWords } from '#src/admin/screens/form/history/action-words.ts';

type Entry = OfficeAnswer<'api.admin.activity.index'>['data'][number];

const hrefOf = (words: ActivityWords): string => adminHref('admin.activity', {}, words);

export function ActivityPage() {
  const { t } = useLingui();
  const { query, navigate } = useRoute();
  const words = wordsIn(query);
  const { before, ...rest } = words;
  const { answer, failure, isLoading, reload } = useAnswer('api.admin.activity.index', { query: { ...words } });
  useHeader({ title: t`Journal d’activité` });
  const classes = list();
  return (
    <div className={classes.root} aria-busy={isLoading}>
      <ActivityFilters
        words={words}
        onWord={(name, value) => navigate(hrefOf(withWord(words, name, value)), { replace: true })}
        onClear={() => navigate(hrefOf({}))}
      />
      {failure === null ? null : (
        <div className={classes.note}>
          <FailureNote failure={failure}>
            <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
          </FailureNote>
        </div>
      )}
      {answer === null && failure === null ? <Skeleton shape="block" /> : null}
      {answer?.data.length === 0 ? (
        <EmptyState
          glyph={clock}
          title={t`Rien n’a été écrit`}
          text={
            Object.keys(words).length === 0
              ? t`Chaque fiche créée, modifiée ou supprimée apparaîtra ici, avec son auteur.`
              : t`Aucune écriture ne répond à ces filtres.`
          }
        />
      ) : null}
      {answer === null || answer.data.length === 0 ? null : (
        <div className={historyView().detail}>
          <table className={historyView().table} data-cards="" aria-label={t`Journal d’activité`}>
            <thead>
              <tr>
                <th scope="col">{t`Quand`}</th>
                <th scope="col">{t`Qui`}</th>
                <th scope="col">{t`Action`}</th>
                <th scope="col">{t`Fiche`}</th>
                <th scope="col">{t`Champs`}</th>
              </tr>
            </thead>
            <tbody>
              {answer.data.map((entry) => (
                <Line key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <nav aria-label={t`Pages`} className={classes.foot}>
        {before === undefined ? null : (
          <LinkButton tone="line" size="sm" href={hrefOf(rest)}>{t`Les plus récentes`}</LinkButton>
        )}
        {typeof answer?.next !== 'number' ? null : (
          <LinkButton tone="line" size="sm" href={hrefOf({ ...rest, before: String(answer.next) })}>
            {t`Plus anciennes`}
          </LinkButton>
        )}
      </nav>
    </div>
  );
}

/** Names of fields that are told. */
const TOLD = 3;

function Line({ entry }: { entry: Entry }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const say = useLabel();
  const { dateTime } = useFormat();
  const locale = useLocale();
  const resource = RESOURCES.find(({ name }) => name === entry.resource);
  const screen = WRITTEN_SCREENS.find(({ name }) => name === entry.resource);
  const places = usePlaceWords(resource?.fields ?? {});
  const actions = useActionWords();
  const changed =
    resource === undefined
      ? settingsIn(entry.after ?? {}, locale)
      : entry.action === 'update'
        ? placesIn(placesOf(resource), entry).map(places.label)
        : [];
  const title = screen === undefined ? entry.title || entry.uuid.slice(0, 8) : say(screen.page.label);
  const isThere = resource?.screen !== undefined && entry.action !== 'destroy' && may(rightTo(resource, 'view'));
  const href =
    screen !== undefined
      ? adminHref(screen.page.name)
      : isThere && resource !== undefined
        ? adminHref(`admin.${resource.name}.edit`, { id: entry.uuid })
        : null;
  return (
    <tr>
      <td>
        <time dateTime={entry.at}>{dateTime(entry.at)}</time>
      </td>
      <td>{entry.actor.name}</td>
      <td>{actions[entry.action]}</td>
      <td>
        {href === null ? title : <Link href={href}>{title}</Link>}
        {screen === undefined ? null : <p className={historyView().who}>{t`Configuration`}</p>}
        {resource === undefined ? null : <p className={historyView().who}>{say(resource.words.one)}</p>}
      </td>
      <td>
        {changed.slice(0, TOLD).join(', ')}
        {changed.length > TOLD ? ` + ${String(changed.length - TOLD)}` : ''}
      </td>
    </tr>
  );
}
