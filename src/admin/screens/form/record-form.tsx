/** The form of a record on the screen: its tabs, what is wrong with it, what saves it, and the two versions of a conflict. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useMemo, useState, type ComponentType } from 'react';
import { recordForm } from '#styled/recipes';
import { isAsked } from '#core/domain/fields/field.ts';
import { supersedes } from '#core/domain/revision/revision.ts';
import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { HistoryEntry, Managed } from '#core/resources/resource-rows.ts';
import { formOf, namesOf, type Resource } from '#core/resources/resource.ts';
import { useHeader } from '#src/admin/port/port.tsx';
import type { KeptDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import { HistoryPanel } from '#src/admin/screens/form/history/history-panel.tsx';
import { FormPartsProvider } from '#src/admin/screens/form/layout/form-parts.ts';
import { FormFrame } from '#src/admin/screens/form/layout/form-frame.tsx';
import { FormTabs } from '#src/admin/screens/form/layout/form-tabs.tsx';
import { useFixedFields } from '#src/admin/screens/form/layout/use-fixed-fields.ts';
import { useLocaleNames } from '#src/admin/screens/form/places/place-words.tsx';
import type { RecordCalls } from '#src/admin/screens/form/record/record-calls.ts';
import { recordShape } from '#src/admin/screens/form/places/record-places.ts';
import { useRecordForm, wrongPaths, type Seen } from '#src/admin/screens/form/record/use-record-form.ts';
import { RecordActions } from '#src/admin/screens/form/record-actions.tsx';
import { countByTab, tabToMend } from '#src/admin/screens/form/tab-errors.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';

export interface RecordFormProps {
  resource: Resource;
  uuid: string;
  /** Null while the shop does not know it. */
  row: Managed | null;
  start: { readonly seen: Seen; readonly values: RecordValues };
  /** A draft was taken up: what was written since is met at once. */
  isResumed: boolean;
  calls: RecordCalls;
  draft: Pick<KeptDraft, 'isKept' | 'keep' | 'drop'>;
  now: () => string;
  /** Nobody writes or deletes it, whatever they may. */
  isFixed: boolean;
  mayWrite: boolean;
  panels?: readonly RecordPanel[];
  /** What a feature does with a known record, beside what is done with every record. */
  Actions?: ComponentType<RecordActionsOf> | undefined;
  onSaved: (saved: Seen, isNew: boolean) => void;
  /** To the list. */
  onLeave: () => void;
  /** Reads the record again. */
  onReload: () => void;
}

/** A tab of a known record that a feature draws itself; nothing of it belongs to the form. */
export interface RecordPanel {
  readonly key: string;
  readonly label: string;
  readonly Panel: ComponentType<{ uuid: string }>;
}

/** A known record as the shop has it, for what a feature does with it. */
export interface RecordActionsOf {
  readonly uuid: string;
  readonly row: Managed;
  /** Reads the record again. */
  readonly onReload: () => void;
}

const HISTORY = 'history';
const NO_PANELS: readonly RecordPanel[] = [];

export function RecordForm(props: RecordFormProps) {
  const { t } = useLingui();
  const { resource, uuid, row, calls, draft, mayWrite, panels = NO_PANELS, Actions } = props;
  const say = useLabel();
  const localeNames = useLocaleNames();
  const [locale, setLocale] = useState<Locale>(DEFAULT_LOCALE);
  const shape = useMemo(() => recordShape(resource), [resource]);
  const record = useRecordForm({
    ...props,
    shape,
    keepDraft: draft.keep,
    dropDraft: draft.drop,
    onWrong: (paths) => openTab(tabToMend(countByTab(pathsByTab, paths), open)),
  });
  const { form, places, changed, collision } = record;
  const typed: Readonly<Record<string, unknown>> = { ...record.typed.fields };
  const tabs = formOf(resource).filter((tab) => isAsked(tab, typed));
  const pathsByTab = Object.fromEntries(
    tabs.map(({ key, sections }) => {
      const names = new Set(sections.flatMap(({ fields }) => fields));
      return [key, places.filter(({ name }) => names.has(name)).map(({ path }) => path)];
    }),
  );
  const wrong = wrongPaths(form.formState.errors);
  const errors = countByTab(pathsByTab, form.formState.submitCount > 0 ? wrong : []);
  const title = titleOf(resource, record.seen.values, row) || say(resource.words.one);
  const [first] = tabs;
  const isNew = record.seen.rev === 0;
  const parts = useFixedFields(resource, isNew);
  const history = { key: HISTORY, label: t`Historique` };
  const shownTabs = isNew
    ? tabs.length < 2
      ? []
      : tabs.map(toTab)
    : [...tabs.map(toTab), ...panels.map(({ key, label }) => ({ key, label })), history];
  const { activeTab, setActiveTab: openTab } = useHeader({
    title,
    parent: `admin.${resource.name}`,
    tabs: collision === null ? shownTabs : [],
    actions:
      collision === null ? (
        <>
          {Actions === undefined || row === null ? null : <Actions uuid={uuid} row={row} onReload={props.onReload} />}
          <RecordActions {...props} title={title} seen={record.seen} isDirty={changed.length > 0} />
        </>
      ) : null,
  });
  function toTab({ key, label }: (typeof tabs)[number]) {
    const count = errors[key] ?? 0;
    return { key, label: say(label), ...(count > 0 ? { errors: count } : {}) };
  }
  const known = [...tabs.map(({ key }) => key), ...(isNew ? [] : panels.map(({ key }) => key)), HISTORY];
  const open = known.find((key) => key === activeTab) ?? first?.key ?? '';
  const panel = panels.find(({ key }) => key === open);
  const asked = tabs.find(({ key }) => key === open)?.sections.flatMap(({ fields }) => fields) ?? [];
  const hasLanguages = (resource.translatable ?? []).some((name) => asked.includes(name));
  useMeeting(props, record);

  const restore = async ({ id }: HistoryEntry): Promise<void> => {
    const { rev, revId } = record.seen;
    await calls.restore({ uuid, rev, revId }, id);
    record.meet(await calls.show(uuid), null);
    props.onReload();
  };
  const readOnly = props.isFixed
    ? t`Cette fiche est indispensable à la boutique : elle ne se modifie pas et ne se supprime pas.`
    : t`Vous pouvez lire cette fiche, pas la modifier.`;
  return (
    <FormFrame
      title={title}
      shape={shape}
      record={record}
      isKept={draft.isKept}
      readOnly={mayWrite ? null : readOnly}
      hasOwnFields
      above={
        <>
          {row === null || parts.Above === undefined ? null : <parts.Above uuid={uuid} row={row} />}
          {!hasLanguages ? null : (
            <div className={recordForm().switch}>
              <RadioGroup
                segments
                legendHidden
                legend={t`Langue`}
                name="language"
                options={LOCALES.map((value) => ({ value, label: begun(localeNames[value]) }))}
                value={locale}
                onChange={(value) => isLocale(value) && setLocale(value)}
              />
            </div>
          )}
        </>
      }
      beside={
        panel !== undefined ? (
          <panel.Panel key={panel.key} uuid={uuid} />
        ) : open === HISTORY && row !== null ? (
          <HistoryPanel
            key={record.seen.rev}
            resource={resource}
            uuid={uuid}
            onRestore={mayWrite && changed.length === 0 ? restore : null}
            reason={changed.length === 0 ? null : t`Enregistrez ou annulez d’abord vos modifications.`}
          />
        ) : null
      }
      onLeadTo={({ path }) => {
        const tab = Object.keys(pathsByTab).find((key) => pathsByTab[key]?.includes(path));
        if (tab === undefined || tab === open) return false;
        openTab(tab);
        return true;
      }}
      onLeave={props.onLeave}
    >
      <FormPartsProvider value={parts}>
        <FormTabs resource={resource} tabs={tabs} open={open} locale={locale} mayWrite={mayWrite} />
      </FormPartsProvider>
    </FormFrame>
  );
}

/** « français » at the beginning of what is said. */
const begun = (word: string): string => word.charAt(0).toLocaleUpperCase() + word.slice(1);

/** A newer version came: an untouched form follows it, a draft that was taken up is compared with it. */
function useMeeting({ row, isResumed }: RecordFormProps, record: ReturnType<typeof useRecordForm>): void {
  const meet = useEffectEvent((next: Managed) => {
    if (supersedes(next, record.seen) && (isResumed || record.changed.length === 0)) record.meet(next, null);
  });
  useEffect(() => {
    if (row !== null) meet(row);
  }, [row]);
}

function titleOf(resource: Resource, { fields }: RecordValues, row: Managed | null): string {
  const said: Readonly<Record<string, unknown>> = { ...row?.computed, ...fields };
  return namesOf(resource)
    .flatMap((name) => (typeof said[name] === 'string' && said[name] !== '' ? [said[name]] : []))
    .join(' ');
}
