/**
 * Two versions of a record, field by field: what joined by itself is said, the rest is chosen or written anew. Nothing is
 * saved before all are chosen.
 */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { conflictView, recordForm } from '#styled/recipes';
import type { FieldSet } from '#core/resources/field.ts';
import { Disputed, type Choice } from '#src/admin/screens/form/conflict/disputed.tsx';
import { usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import type { Collision } from '#src/admin/screens/form/record/use-record-form.ts';
import { isFile, valueAt, type FieldPlace } from '#src/admin/screens/form/version/record-values.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

interface ConflictViewProps {
  fields: FieldSet;
  collision: Collision;
  isSaving: boolean;
  /** Leaves: both versions stay. */
  onLater: () => void;
}

export function ConflictView({ fields, collision, isSaving, onLater }: ConflictViewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = conflictView();
  const bar = recordForm();
  const words = usePlaceWords(fields);
  const { setValue } = useFormContext();
  const { merged, mine, theirs, by, at } = collision;
  const [chosen, setChosen] = useState<Readonly<Record<string, Choice>>>({});
  const all = merged.disputed.length;
  const done = merged.disputed.filter(({ path }) => chosen[path] !== undefined).length;
  const left = all - done;
  const author = by ?? t`une autre personne`;
  const when = format.dateTime(at);
  const choose = (place: FieldPlace, choice: Choice): void => {
    setChosen((before) => ({ ...before, [place.path]: choice }));
    if (choice !== 'own') setValue(place.path, valueAt(choice === 'mine' ? mine : theirs, place.path));
  };
  const takeAll = (choice: 'mine' | 'theirs'): void => {
    for (const place of merged.disputed) choose(place, choice);
  };
  return (
    <>
      <section aria-label={t`Deux versions`} className={classes.root}>
        <p className={classes.lead}>
          <Trans>
            {author} a aussi modifié cette fiche le {when}. Votre saisie et la sienne sont gardées.
          </Trans>
        </p>
        {merged.together.length === 0 ? null : (
          <Note
            title={
              merged.together.length === 1
                ? t`1 champ a été fusionné automatiquement.`
                : t`${merged.together.length} champs ont été fusionnés automatiquement.`
            }
          >
            {merged.together
              .map(({ place, by: side }) => {
                const name = words.label(place);
                if (isFile(place)) return side === 'mine' ? t`${name} (vous)` : t`${name} (${author})`;
                const value = words.text(place, valueAt(merged.values, place.path));
                return side === 'mine' ? t`${name} : ${value} (vous)` : t`${name} : ${value} (${author})`;
              })
              .join('. ')}
          </Note>
        )}
        <div className={classes.head}>
          <p className={classes.total}>
            <b>{all === 1 ? t`1 à choisir` : t`${all} à choisir`}</b>
            <span>{left === 0 ? t`Tout est choisi` : left === 1 ? t`1 reste` : t`${left} restent`}</span>
          </p>
          <div className={classes.side}>
            <b>{t`La vôtre`}</b>
            <Button tone="line" size="sm" onClick={() => takeAll('mine')} aria-label={t`Tout garder de votre version`}>
              {t`Tout garder`}
            </Button>
          </div>
          <div className={classes.side}>
            <b>{t`Celle de ${author}`}</b>
            <Button
              tone="line"
              size="sm"
              onClick={() => takeAll('theirs')}
              aria-label={t`Tout garder de la version de ${author}`}
            >
              {t`Tout garder`}
            </Button>
          </div>
        </div>
        {merged.disputed.map((place) => (
          <Disputed
            key={place.path}
            place={place}
            fields={fields}
            collision={collision}
            author={author}
            chosen={chosen[place.path] ?? null}
            onChoose={(choice) => choose(place, choice)}
          />
        ))}
      </section>
      <div className={bar.bar}>
        <span className={bar.count}>{t`${done} sur ${all} choisis`}</span>
        <span className={bar.change}>{left === 0 ? '' : t`Choisissez chaque champ pour enregistrer.`}</span>
        <div className={bar.actions}>
          <Button tone="line" onClick={onLater}>
            {t`Décider plus tard`}
          </Button>
          <Button tone="ink" type="submit" disabled={left > 0} loading={isSaving}>
            {t`Enregistrer le choix`}
          </Button>
        </div>
      </div>
    </>
  );
}
