/** The frame of every form of the back office: what is wrong with it, what saves it, and two versions that differ. */
import type { MouseEvent, ReactNode } from 'react';
import { FormProvider } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { useUnsaved } from '#src/admin/port/port.tsx';
import { ConflictView } from '#src/admin/screens/form/conflict/conflict-view.tsx';
import { usePlaceWords, type PlaceWords } from '#src/admin/screens/form/places/place-words.tsx';
import { SaveBar } from '#src/admin/screens/form/layout/save-bar.tsx';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import type { RecordForm } from '#src/admin/screens/form/record/use-record-form.ts';
import { useFormKeys } from '#src/admin/screens/form/use-form-keys.ts';
import { isFile, valueAt, type FieldPlace } from '#src/admin/screens/form/version/record-values.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { FormErrors } from '#src/forms/form-fields.tsx';
import { Note } from '#src/ui/note/note.tsx';

interface FormFrameProps {
  title: string;
  shape: Pick<RecordShape, 'fields' | 'places'>;
  record: RecordForm;
  /** What is typed is on the disk of this device. */
  isKept: boolean;
  /** Why nothing can be written here; null for whoever may. */
  readOnly: string | null;
  /** The form disables its fields itself: what stands under them answers whoever only reads, too. */
  hasOwnFields?: boolean;
  /** Of what is done beside the form. */
  failure?: Failure | null;
  /** Above the fields: for whom, or in which language they are shown. */
  above?: ReactNode;
  /** Under the fields: what is written by itself, by whoever may. */
  below?: ReactNode;
  /** What stands in the place of the form: a tab that is no part of it. */
  beside?: ReactNode;
  /** What saves is called so. */
  saveLabel?: string;
  /** Opens what hides a field that the summary of errors names; false: it is in view already. */
  onLeadTo: (place: FieldPlace) => boolean;
  onLeave: () => void;
  children: ReactNode;
}

export function FormFrame(props: FormFrameProps) {
  const {
    title,
    shape,
    record,
    isKept,
    readOnly,
    hasOwnFields = false,
    failure = null,
    above,
    below,
    beside,
    onLeadTo,
    onLeave,
    children,
  } = props;
  const classes = recordForm();
  const words = usePlaceWords(shape.fields);
  const { form, changed, collision, isSaving } = record;
  const mayWrite = readOnly === null;
  const isBeside = beside !== undefined && beside !== null;
  useUnsaved(changed.length > 0 && !isSaving);
  useFormKeys({ onSave: mayWrite ? () => void record.save() : null, onLeave });
  /* what is hidden is drawn first: the focus goes there then */
  const leadTo = (event: MouseEvent): void => {
    const id = event.target instanceof HTMLAnchorElement ? decodeURIComponent(event.target.hash.slice(1)) : '';
    const place = shape.places.find(({ path }) => `champ-${path.replaceAll('.', '-')}` === id);
    if (place === undefined || !onLeadTo(place)) return;
    event.preventDefault();
    event.stopPropagation();
    requestAnimationFrame(() => {
      const control = document.getElementById(id);
      control?.focus();
      control?.scrollIntoView({ block: 'center' });
    });
  };
  return (
    <FormProvider {...form}>
      <form
        noValidate
        className={classes.form}
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void record.save();
        }}
      >
        {collision === null ? (
          <>
            <div className={classes.page} hidden={isBeside}>
              <div className={classes.notes} onClickCapture={leadTo}>
                <FormErrors labels={Object.fromEntries(shape.places.map((at) => [at.path, words.label(at)]))} />
                <FailureNote failure={record.failure ?? failure} />
                {readOnly === null ? null : <Note title={readOnly} />}
              </div>
              {above}
              <fieldset disabled={!mayWrite && !hasOwnFields} aria-label={title}>
                {children}
              </fieldset>
              {below}
            </div>
            {beside}
            {mayWrite && !isBeside ? (
              <SaveBar
                count={changed.length}
                change={firstChange(record, words)}
                isKept={isKept}
                savedAt={record.savedAt}
                isSaving={isSaving}
                isNew={record.seen.rev === 0}
                onRevert={record.revert}
                {...(props.saveLabel === undefined ? {} : { label: props.saveLabel })}
              />
            ) : null}
          </>
        ) : (
          <>
            <div className={classes.notes}>
              <FailureNote failure={record.failure} />
            </div>
            <ConflictView
              key={collision.at}
              fields={shape.fields}
              collision={collision}
              isSaving={isSaving}
              onLater={onLeave}
            />
          </>
        )}
      </form>
    </FormProvider>
  );
}

/** The first place that differs, with both values; a file is told by its field alone. */
function firstChange({ changed, seen, typed }: RecordForm, words: PlaceWords): string {
  const [place] = changed;
  if (place === undefined) return '';
  if (isFile(place)) return words.label(place);
  const told = ({ path }: FieldPlace, of: RecordForm['typed']): string => words.text(place, valueAt(of, path));
  const [before, after] = [told(place, seen.values), told(place, typed)];
  /* so many rows are others, and as many */
  return before === after ? words.label(place) : `${words.label(place)} : « ${before} » → « ${after} »`;
}
