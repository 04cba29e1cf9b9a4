/** Colours with their contrast, the shape of product pictures, logos and backgrounds, and what becomes of them. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, type ReactNode } from 'react';
import { branding } from '#styled/recipes';
import { supersedes } from '#core/domain/revision/revision.ts';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { BRANDING_COLOURS, usualColour } from '#core/settings/branding.ts';
import { useAdmin, useHeader, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { ADMIN_WIDGETS } from '#src/admin/forms/widgets.tsx';
import type { KeptDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import { HistoryList } from '#src/admin/screens/form/history/history-panel.tsx';
import { FormFrame } from '#src/admin/screens/form/layout/form-frame.tsx';
import { useRecordForm, type Seen } from '#src/admin/screens/form/record/use-record-form.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { RowsWith } from '#src/forms/field-rows.tsx';
import { Button } from '#src/ui/button/button.tsx';
import type { BrandingCalls } from './branding-calls.ts';
import { RATIO, recordOf, type BrandingShape } from './branding-shape.ts';
import { COLOUR_GROUPS } from './branding-words.ts';
import { ColourRow, coloursIn } from './colour-row.tsx';
import { ImageSlots } from './image-slots.tsx';
import { Preview } from './preview.tsx';

interface BrandingFormProps {
  shape: BrandingShape;
  calls: BrandingCalls;
  /** As the shop has it now. */
  answer: BrandingAnswer;
  start: { readonly seen: Seen; readonly values: RecordValues };
  draft: Pick<KeptDraft, 'isKept' | 'keep' | 'drop'>;
  now: () => string;
  /** Reads it again. */
  onReload: () => void;
  onLeave: () => void;
}

const LOOK = 'look';
const HISTORY = 'history';

export function BrandingForm(props: BrandingFormProps) {
  const { t } = useLingui();
  const { shape, calls, answer, draft, onReload } = props;
  const { may } = useAdmin();
  const toast = useToast();
  const mayColour = may('branding.update-colors');
  const title = t`Identité visuelle`;
  const record = useRecordForm({
    ...props,
    uuid: answer.uuid,
    keepDraft: draft.keep,
    dropDraft: draft.drop,
    onSaved: () => {
      toast(t`Les couleurs ont été mises à jour.`);
      onReload();
    },
    onWrong: () => openTab(LOOK),
  });
  const { form, changed, collision } = record;
  const tabs = [
    { key: LOOK, label: t`Apparence` },
    { key: HISTORY, label: t`Historique` },
  ];
  const { activeTab, setActiveTab: openTab } = useHeader({ title, tabs: collision === null ? tabs : [] });
  const meet = useEffectEvent((next: BrandingAnswer) => {
    if (supersedes(next, record.seen)) record.meet(recordOf(next), null);
  });
  useEffect(() => meet(answer), [answer]);
  const colours = coloursIn(record.typed);
  const asUsual = (): void => {
    for (const id of BRANDING_COLOURS) form.setValue(`fields.${id}`, usualColour(id), { shouldDirty: true });
  };
  const classes = branding();
  return (
    <FormFrame
      title={title}
      shape={shape}
      record={record}
      isKept={draft.isKept}
      readOnly={mayColour ? null : t`Vous pouvez voir ces couleurs, pas les modifier.`}
      saveLabel={t`Publier`}
      beside={
        activeTab === HISTORY ? (
          <History
            key={record.seen.rev}
            shape={shape}
            isFree={changed.length === 0}
            onRestore={mayColour ? (entry) => calls.restore(record.seen, entry).then(onReload) : null}
          />
        ) : null
      }
      below={
        <section className={classes.section}>
          <h2>{t`Logos, fonds et icônes`}</h2>
          <ImageSlots images={answer.images} mayWrite={may('branding.update-images')} onWritten={onReload} />
        </section>
      }
      onLeadTo={() => false}
      onLeave={props.onLeave}
    >
      <div className={classes.root}>
        <div className={classes.main}>
          <p>
            <Trans>Aperçu en direct. Aucune couleur ne change en boutique avant « Publier ».</Trans>
          </p>
          {COLOUR_GROUPS.map(({ title: group, ids }) => (
            <ColourGroup key={group.id} title={group}>
              {ids.map((id) => (
                <ColourRow key={id} id={id} colours={colours} mayWrite={mayColour} />
              ))}
            </ColourGroup>
          ))}
          {mayColour ? (
            <p>
              <Button tone="line" size="sm" onClick={asUsual}>{t`Rétablir les couleurs d’origine`}</Button>
            </p>
          ) : null}
          <section className={classes.section}>
            <h2>{t`Images des produits`}</h2>
            <RowsWith of={shape.fields} rows={[RATIO]} prefix="fields." widgets={ADMIN_WIDGETS} />
          </section>
        </div>
        <aside className={classes.aside}>
          <Preview colours={colours} />
        </aside>
      </div>
    </FormFrame>
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

interface HistoryProps {
  shape: BrandingShape;
  /** Nothing is typed that is not saved. */
  isFree: boolean;
  onRestore: Parameters<typeof HistoryList>[0]['onRestore'];
}

function History({ shape, isFree, onRestore }: HistoryProps) {
  const { t } = useLingui();
  const asked = useAnswer('api.admin.branding.history', {});
  return (
    <HistoryList
      shape={shape.told}
      {...asked}
      onRestore={isFree ? onRestore : null}
      reason={isFree ? null : t`Publiez ou annulez d’abord vos modifications.`}
    />
  );
}
