import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { dataTable, list } from '#styled/recipes';
import type { Failure } from '#src/api/failure.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { info, warning, wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { magnifyingGlass } from '#src/ui/icon/glyphs.ts';
import { lockSimple } from '#src/ui/icon/glyphs-office.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useFailureWords } from '../data/failure-words.ts';

const SKELETONS = 8;

/** The shape of what comes. */
export function ListSkeleton({ columns }: { columns: number }) {
  const { t } = useLingui();
  const classes = dataTable();
  return (
    <table className={classes.table} aria-busy aria-label={t`Chargement de la liste`}>
      <tbody>
        {Array.from({ length: SKELETONS }, (_, row) => (
          <tr key={row} className={classes.row}>
            {Array.from({ length: columns }, (__, column) => (
              <td key={column} className={classes.cell}>
                <Skeleton shape={column === 0 ? 'text' : 'short'} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface NothingYetProps {
  /** "Sources de stock" */
  name: string;
  action: ReactNode | null;
  /** What has to be there before. */
  First?: ComponentType | undefined;
}

/** No record yet: what brings the first one. */
export function NothingYet({ name, action, First }: NothingYetProps) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={info}
      title={t`Rien pour l’instant`}
      text={
        action === null
          ? t`${name} : rien n’a encore été créé. Vous pouvez consulter cette liste, pas y ajouter.`
          : t`${name} : créez le premier élément, il apparaîtra ici.`
      }
      {...(action === null
        ? {}
        : {
            actions: (
              <>
                {First === undefined ? null : <First />}
                {action}
              </>
            ),
          })}
    />
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      glyph={magnifyingGlass}
      title={t`Rien ne correspond`}
      text={t`Aucun élément ne répond à cette recherche et à ces filtres.`}
      actions={<Button tone="line" size="sm" onClick={onClear}>{t`Tout afficher`}</Button>}
    />
  );
}

/** Why no rows came, and what can be done about it. */
export function ListFailure({
  failure,
  onRetry,
  onClear,
}: {
  failure: Failure;
  onRetry: () => void;
  /** Null where nothing narrows the list. */
  onClear: (() => void) | null;
}) {
  const { t } = useLingui();
  const words = useFailureWords();
  if (failure.kind === 'refusal' && failure.refusal.code === 'permission.missing')
    return (
      <EmptyState
        glyph={lockSimple}
        title={t`Accès non autorisé`}
        text={t`Votre rôle ne permet pas de voir cette liste. Un administrateur peut l’ouvrir pour vous.`}
      />
    );
  return (
    <EmptyState
      glyph={failure.kind === 'offline' ? wifiSlash : warning}
      title={failure.kind === 'offline' ? t`Hors connexion` : t`La liste n’a pas pu être lue`}
      text={words(failure)}
      actions={
        <>
          <Button tone="ink" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>
          {onClear === null ? null : <Button tone="line" size="sm" onClick={onClear}>{t`Tout afficher`}</Button>}
        </>
      }
    />
  );
}

/** Rows of before are shown: since when, and why. */
export function KeptNote({
  keptAt,
  failure,
  onRetry,
}: {
  /** ISO instant; null for rows that the shop has just sent. */
  keptAt: string | null;
  failure: Failure;
  onRetry: () => void;
}) {
  const { t } = useLingui();
  const format = useFormat();
  const words = useFailureWords();
  return (
    <div className={list().note}>
      <Note tone={failure.kind === 'offline' ? 'neutral' : 'warn'} role="status">
        {keptAt === null ? null : `${t`Liste enregistrée sur cet appareil le ${format.dateTime(keptAt)}.`} `}
        {words(failure)} <Button tone="text" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>
      </Note>
    </div>
  );
}
