/** The look of the shop: colours with their contrast, logos, backgrounds, the shape of product pictures. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { branding, recordForm } from '#styled/recipes';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { BRANDING_COLOURS, DISPLAY_RATIO, usualColour, type BrandingColour } from '#core/settings/branding.ts';
import { useAdmin, useAdminCall, useHeader, useToast, useUnsaved } from '#src/admin/app/port.tsx';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { COLOUR_GROUPS } from './branding-words.ts';
import { ColourRow, isColour, type Colours } from './colour-row.tsx';
import { ImageSlots } from './image-slots.tsx';
import { Preview } from './preview.tsx';

export function BrandingPage() {
  const { t } = useLingui();
  const { answer, failure, keptAt, reload } = useAnswer('api.admin.branding.show', {});
  useHeader({ title: t`Identité visuelle` });
  if (answer !== null && (keptAt === null || failure !== null))
    return <BrandingForm first={answer} onReload={reload} />;
  return (
    <div className={recordForm().page}>
      {failure === null ? (
        <Skeleton shape="block" />
      ) : (
        <FailureNote failure={failure}>
          <Button tone="line" size="sm" onClick={reload}>{t`Réessayer`}</Button>
        </FailureNote>
      )}
    </div>
  );
}

type Ratio = BrandingAnswer['displayRatio'];

/** Every colour as it is now. */
const coloursOf = ({ colours }: BrandingAnswer): Record<BrandingColour, string> =>
  BRANDING_COLOURS.reduce<Record<string, string>>((all, id) => ({ ...all, [id]: colours[id] ?? usualColour(id) }), {});

function BrandingForm({ first, onReload }: { first: BrandingAnswer; onReload: () => void }) {
  const { t } = useLingui();
  const { may } = useAdmin();
  const call = useAdminCall();
  const toast = useToast();
  const [seen, setSeen] = useState(first);
  const [colours, setColours] = useState<Colours>(() => coloursOf(first));
  const [ratio, setRatio] = useState<Ratio>(first.displayRatio);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isBusy, setBusy] = useState(false);
  const held = coloursOf(seen);
  const changed = BRANDING_COLOURS.filter((id) => colours[id] !== held[id]);
  const isDirty = changed.length > 0 || ratio !== seen.displayRatio;
  const isWrong = BRANDING_COLOURS.some((id) => !isColour(colours[id] ?? ''));
  const count = changed.length + (ratio === seen.displayRatio ? 0 : 1);
  useUnsaved(isDirty);
  const mayColour = may('branding.update-colors');
  const publish = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    const given = changed.map((id) => [id, colours[id] === usualColour(id) ? null : colours[id]]);
    try {
      const body = { seen: seen.seen, colours: Object.fromEntries(given), displayRatio: ratio };
      const answer = await call('api.admin.branding.colors', { body });
      setSeen(answer);
      setColours(coloursOf(answer));
      toast(t`Les couleurs ont été mises à jour.`);
    } catch (error) {
      setFailure(failureOf(error));
    }
    setBusy(false);
  };
  const classes = branding();
  return (
    <div className={classes.root}>
      <div className={classes.main}>
        <p>
          <Trans>Aperçu en direct. Aucune couleur ne change en boutique avant « Publier ».</Trans>
        </p>
        {COLOUR_GROUPS.map(({ title, ids }) => (
          <ColourGroup key={title.id} title={title}>
            {ids.map((id) => (
              <ColourRow
                key={id}
                id={id}
                colours={colours}
                mayWrite={mayColour}
                onColour={(value) => setColours((before) => ({ ...before, [id]: value }))}
              />
            ))}
          </ColourGroup>
        ))}
        <section className={classes.section}>
          <h2>{t`Images des produits`}</h2>
          <Field label={t`Proportions`}>
            {(control) => (
              <Select
                {...control}
                value={ratio}
                disabled={!mayColour}
                onChange={({ target }) =>
                  setRatio(DISPLAY_RATIO.choices.find((one) => one === target.value) ?? DISPLAY_RATIO.default)
                }
              >
                {DISPLAY_RATIO.choices.map((one) => (
                  <option key={one} value={one}>
                    {one.replace('/', ':')}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </section>
        <section className={classes.section}>
          <h2>{t`Logos, fonds et icônes`}</h2>
          <ImageSlots images={seen.images} mayWrite={may('branding.update-images')} onWritten={setSeen} />
        </section>
        {mayColour ? (
          <div className={classes.foot}>
            <div role="status">
              {failure === null ? (
                count === 0 ? (
                  t`Rien à publier`
                ) : count === 1 ? (
                  t`1 modification`
                ) : (
                  t`${count} modifications`
                )
              ) : (
                <FailureNote failure={failure}>
                  <Button tone="line" size="sm" onClick={onReload}>{t`Recharger`}</Button>
                </FailureNote>
              )}
            </div>
            <Button
              tone="line"
              disabled={!isDirty}
              onClick={() => {
                setColours(held);
                setRatio(seen.displayRatio);
              }}
            >{t`Annuler`}</Button>
            <Button
              tone="line"
              onClick={() => setColours(Object.fromEntries(BRANDING_COLOURS.map((id) => [id, usualColour(id)])))}
            >{t`Rétablir les couleurs`}</Button>
            <Button
              tone="ink"
              loading={isBusy}
              disabled={!isDirty || isWrong}
              onClick={() => void publish()}
            >{t`Publier`}</Button>
          </div>
        ) : null}
      </div>
      <aside className={classes.aside}>
        <Preview colours={colours} />
      </aside>
    </div>
  );
}

type Title = (typeof COLOUR_GROUPS)[number]['title'];

function ColourGroup({ title, children }: { title: Title; children: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <section className={branding().section}>
      <h2>{i18n._(title)}</h2>
      {children}
    </section>
  );
}
