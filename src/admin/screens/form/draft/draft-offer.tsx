/** A draft that was found: what it changes, and the choice. It is never put into the form silently. */
import { Trans, useLingui } from '@lingui/react/macro';
import { formLayout, historyView } from '#styled/recipes';
import { useSnapshot } from 'valtio';
import type { FormDraft } from '#src/admin/screens/form/draft/form-draft.ts';
import { PlaceValue, usePlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { differingPlaces } from '#src/admin/screens/form/version/merge-versions.ts';
import { valueAt } from '#src/admin/screens/form/version/record-values.ts';
import { queue } from '#src/admin/store/sync/queue.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Note } from '#src/ui/note/note.tsx';

interface DraftOfferProps {
  shape: RecordShape;
  draft: FormDraft;
  onResume: () => void;
  onDrop: () => void;
}

export function DraftOffer({ shape, draft, onResume, onDrop }: DraftOfferProps) {
  const { t } = useLingui();
  const format = useFormat();
  const classes = historyView();
  const words = usePlaceWords(shape.fields);
  const [base, values] = [shape.read(draft.base), shape.read(draft.values)];
  const changed = differingPlaces(shape.places, base, values);
  const when = format.dateTime(draft.at);
  const { durable } = useSnapshot(queue);
  return (
    <section aria-label={t`Saisie gardée`} className={classes.offer}>
      <Note
        title={
          durable
            ? t`Une saisie du ${when} est gardée sur cet appareil.`
            : t`Une saisie du ${when} est gardée dans cet onglet.`
        }
      >
        <Trans>Elle n’est pas enregistrée. Reprenez-la, ou supprimez-la.</Trans>
      </Note>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t`Champ`}</th>
            <th scope="col">{t`Avant`}</th>
            <th scope="col">{t`Votre saisie`}</th>
          </tr>
        </thead>
        <tbody>
          {changed.map((place) => (
            <tr key={place.path}>
              <th scope="row">{words.label(place)}</th>
              <td>
                <PlaceValue place={place} value={valueAt(base, place.path)} words={words} />
              </td>
              <td>
                <PlaceValue place={place} value={valueAt(values, place.path)} words={words} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <div className={formLayout().actions}>
        <Button tone="line" onClick={onDrop}>
          {t`Supprimer ma saisie`}
        </Button>
        <Button tone="ink" onClick={onResume}>
          {t`Reprendre ma saisie`}
        </Button>
      </div>
    </section>
  );
}
