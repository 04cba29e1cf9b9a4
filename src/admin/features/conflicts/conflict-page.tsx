/** Two people wrote the same document: what joined by itself is said, and each of the rest is chosen (rule S96). */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { conflictView, recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useHeader, useRoute, useToast } from '#src/admin/port/port.tsx';
import { DisputedPlace } from '#src/admin/features/conflicts/disputed-place.tsx';
import { conflictsOf, joinedIn, placeOf, withChoices } from '#src/admin/store/documents/differences.ts';
import { documents } from '#src/admin/store/documents/documents.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import type { Side } from '#core/domain/merge/resolve-conflict.ts';
import type { DocumentDraft } from '#src/admin/store/drafts/draft-row.ts';
import { decide } from '#src/admin/store/documents/drafts/draft-store.ts';
import { officePerson } from '#src/admin/store/sync/office-person.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { EmptyState } from '#src/ui/empty-state/empty-state.tsx';
import { checkCircle } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';

export function ConflictPage() {
  const { t } = useLingui();
  const { params } = useRoute();
  useSnapshot(documents);
  const draft = documents.conflicts.find(({ doc }) => doc === params['doc']);
  const head = documents.heads?.get(params['doc'] ?? '');
  const title = head?.title ?? '';
  useHeader({ title: title === '' ? t`Deux versions` : title, parent: 'admin.pending' });
  if (draft === undefined)
    return (
      <EmptyState
        glyph={checkCircle}
        title={t`Rien à choisir`}
        text={t`Les deux versions de ce document se sont réunies, ou le choix est fait.`}
      />
    );
  return (
    <Choosing
      key={`${draft.draft} ${draft.conflict?.rev} ${draft.conflict?.revId ?? ''}`}
      draft={draft}
      theirs={head !== undefined && head.rev === draft.conflict?.rev ? head : null}
    />
  );
}

interface ChoosingProps {
  draft: DocumentDraft;
  /** Who wrote the other version, and when; null as long as this device has not been told of it. */
  theirs: Pick<DocumentHead, 'author' | 'updatedAt'> | null;
}

function Choosing({ draft, theirs }: ChoosingProps) {
  const { t } = useLingui();
  const format = useFormat();
  const toast = useToast();
  const { navigate } = useRoute();
  const classes = conflictView();
  const bar = recordForm();
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const [isImpossible, setImpossible] = useState(false);
  const places = conflictsOf(draft);
  const joined = joinedIn(draft);
  const left = places.filter((place) => !chosen.has(placeOf(place))).length;
  const done = places.length - left;
  const all = places.length;
  const rev = draft.conflict?.rev ?? 0;
  const when = format.dateTime(draft.at);
  const author = theirs?.author?.name || null;
  const whenTheirs = theirs === null ? '' : format.dateTime(theirs.updatedAt);
  const takeAll = (side: Side): void => setChosen(new Map(places.map((place) => [placeOf(place), side])));
  const save = async (): Promise<void> => {
    const body = withChoices(draft, chosen);
    setImpossible(body === null);
    if (body === null) return;
    /* another tab may have decided, or gone on: what stands there now is looked at anew */
    if ((await decide(await officePerson(), draft, body)) === 'nothing') return;
    toast(t`Votre choix est enregistré, et part vers la boutique.`);
    navigate(adminHref('admin.pending'), { replace: true });
  };
  return (
    <>
      <section aria-label={t`Deux versions`} className={classes.root}>
        <p className={classes.lead}>
          {author === null
            ? t`Deux personnes ont modifié ce document. Les deux versions restent dans l’historique, rien n’est perdu.`
            : t`${author} a aussi modifié ce document le ${whenTheirs}. Les deux versions restent dans l’historique, rien n’est perdu.`}
        </p>
        {joined === 0 ? null : (
          <Note
            title={
              joined === 1
                ? t`1 changement a été fusionné automatiquement.`
                : t`${joined} changements ont été fusionnés automatiquement.`
            }
          />
        )}
        {isImpossible ? (
          <Note tone="warn" title={t`Ces choix ne vont pas ensemble.`}>
            {t`Choisissez l’autre version d’un des champs, puis enregistrez.`}
          </Note>
        ) : null}
        <div className={classes.head}>
          <p className={classes.total}>
            <b>{all === 1 ? t`1 à choisir` : t`${all} à choisir`}</b>
            <span>{left === 0 ? t`Tout est choisi` : left === 1 ? t`1 reste` : t`${left} restent`}</span>
          </p>
          <div className={classes.side}>
            <span>
              <b>{t`Votre version`}</b> <small>{t`cet appareil, ${when}`}</small>
            </span>
            <Button tone="line" size="sm" onClick={() => takeAll('mine')} aria-label={t`Tout garder de votre version`}>
              {t`Tout garder`}
            </Button>
          </div>
          <div className={classes.side}>
            <span>
              <b>{author === null ? t`Version de la boutique` : t`Version de ${author}`}</b>{' '}
              <small>{theirs === null ? t`révision ${rev}` : t`révision ${rev}, ${whenTheirs}`}</small>
            </span>
            <Button
              tone="line"
              size="sm"
              onClick={() => takeAll('theirs')}
              aria-label={
                author === null
                  ? t`Tout garder de la version de la boutique`
                  : t`Tout garder de la version de ${author}`
              }
            >
              {t`Tout garder`}
            </Button>
          </div>
        </div>
        {places.map((place) => (
          <DisputedPlace
            key={placeOf(place)}
            place={place}
            versions={[draft.working, draft.base, draft.conflict?.theirs]}
            author={author}
            chosen={chosen.get(placeOf(place)) ?? null}
            onChoose={(side) => setChosen((before) => new Map(before).set(placeOf(place), side))}
          />
        ))}
      </section>
      <div className={bar.bar}>
        <span className={bar.count}>{t`${done} sur ${all} choisis`}</span>
        <span className={bar.change}>{left === 0 ? '' : t`Choisissez chaque champ pour enregistrer.`}</span>
        <div className={bar.actions}>
          <Button tone="line" onClick={() => navigate(adminHref('admin.pending'))}>
            {t`Décider plus tard`}
          </Button>
          <Button tone="ink" disabled={left > 0} onClick={() => void save()}>
            {t`Enregistrer le résultat`}
          </Button>
        </div>
      </div>
    </>
  );
}
