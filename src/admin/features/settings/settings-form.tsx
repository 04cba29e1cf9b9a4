/** The settings of a screen: its tabs, the place one sets for, what saves them, the two versions of a conflict. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { settings } from '#styled/recipes';
import { supersedes } from '#core/domain/revision/revision.ts';
import { placeName, type SettingPlace } from '#core/settings/inheritance.ts';
import { TAB_LABELS } from '#core/settings/labels/choices.ts';
import { sectionLabelOf, sectionOf, SETTING_LABELS } from '#core/settings/labels/labels.ts';
import { isSecretCode, type SettingCode } from '#core/settings/registry.ts';
import { codesOn, tabOf, type SettingScreen } from '#core/settings/screens.ts';
import { useHeader, useToast } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { CheckPayment } from '#src/admin/features/settings/check-payment.tsx';
import { FixedRow } from '#src/admin/features/settings/fixed-row.tsx';
import { PlaceSwitch } from '#src/admin/features/settings/place-switch.tsx';
import { SecretRow } from '#src/admin/features/settings/secret-row.tsx';
import {
  entryOf,
  recordOf,
  type SettingCalls,
  type SettingsAnswer,
} from '#src/admin/features/settings/setting-calls.ts';
import { SettingRow } from '#src/admin/features/settings/setting-row.tsx';
import { codeOf, nameOf } from '#src/admin/features/settings/setting-shape.ts';
import { TestMail } from '#src/admin/features/settings/test-mail.tsx';
import type { KeptDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import { HistoryList } from '#src/admin/screens/form/history/history-panel.tsx';
import { FormFrame } from '#src/admin/screens/form/layout/form-frame.tsx';
import type { RecordShape } from '#src/admin/screens/form/places/record-places.ts';
import { useRecordForm, wrongPaths, type Seen } from '#src/admin/screens/form/record/use-record-form.ts';
import { countByTab, tabToMend } from '#src/admin/screens/form/tab-errors.ts';
import type { RecordValues } from '#src/admin/screens/form/version/record-values.ts';
import { failureOf, type Failure } from '#src/api/failure.ts';
import { useLocale } from '#src/i18n/use-locale.ts';

export interface SettingsFormProps {
  screen: SettingScreen;
  title: string;
  shape: RecordShape;
  calls: SettingCalls;
  /** As the shop has it now. */
  answer: SettingsAnswer;
  start: { readonly seen: Seen; readonly values: RecordValues };
  draft: Pick<KeptDraft, 'isKept' | 'keep' | 'drop'>;
  now: () => string;
  mayWrite: boolean;
  /** Reads the screen again. */
  onReload: () => void;
  onLeave: () => void;
}

const HISTORY = 'history';

export function SettingsForm(props: SettingsFormProps) {
  const { t } = useLingui();
  const { screen, title, shape, calls, answer, draft, mayWrite } = props;
  const locale = useLocale();
  const toast = useToast();
  const [place, setPlace] = useState<SettingPlace>({});
  const [failed, setFailed] = useState<Failure | null>(null);
  const codes = inOrder(screen);
  const tabs = [...new Set(codes.map(tabOf))];
  const pathsByTab = Object.fromEntries(
    tabs.map((tab) => {
      const names = new Set(codes.filter((code) => tabOf(code) === tab).map(nameOf));
      return [tab, shape.places.filter(({ name }) => names.has(name)).map(({ path }) => path)];
    }),
  );
  const record = useRecordForm({
    ...props,
    uuid: answer.uuid,
    keepDraft: draft.keep,
    dropDraft: draft.drop,
    onSaved: props.onReload,
    onWrong: (paths) => {
      openTab(tabToMend(countByTab(pathsByTab, paths), open));
      const [first] = paths;
      const at = first === undefined ? undefined : placeIn(first);
      if (at !== undefined) setPlace(at);
    },
  });
  const { form, changed, collision } = record;
  const errors = countByTab(pathsByTab, form.formState.submitCount > 0 ? wrongPaths(form.formState.errors) : []);
  const wordOf = (label: { fr: string; en: string } | undefined, other: string) =>
    label === undefined ? other : locale === 'en_GB' ? label.en : label.fr;
  const { activeTab, setActiveTab: openTab } = useHeader({
    title,
    tabs:
      collision === null
        ? [
            ...tabs.map((key) => {
              const count = errors[key] ?? 0;
              return { key, label: wordOf(TAB_LABELS[key], key), ...(count > 0 ? { errors: count } : {}) };
            }),
            { key: HISTORY, label: t`Historique` },
          ]
        : [],
  });
  const open = [...tabs, HISTORY].find((key) => key === activeTab) ?? tabs[0] ?? '';
  const meet = useEffectEvent((next: SettingsAnswer) => {
    calls.take(next);
    if (supersedes(next, record.seen)) record.meet(recordOf(next), null);
  });
  useEffect(() => meet(answer), [answer]);

  const forget = async (code: SettingCode, at: SettingPlace): Promise<void> => {
    setFailed(null);
    try {
      const channel = at.channel === 'auto' || at.channel === 'moto' ? at.channel : null;
      const language = at.locale === 'fr_FR' || at.locale === 'en_GB' ? at.locale : null;
      await calls.forget(record.seen, { code, channel, locale: language });
      toast(t`Secret retiré.`);
      props.onReload();
    } catch (error) {
      setFailed(failureOf(error));
    }
  };
  const here = placeName(place);
  const own = Object.values(record.typed.channels?.[here] ?? {}).filter((value) => value !== undefined).length;
  const row = (code: SettingCode) => {
    const shared = { code, fields: shape.fields, place };
    const fixed = answer.fixed.find((entry) => entry.code === code);
    if (fixed !== undefined) return <FixedRow key={code} {...shared} fixed={fixed} />;
    if (isSecretCode(code))
      return (
        <SecretRow
          key={`${code} ${here}`}
          {...shared}
          secrets={answer.secrets}
          onForget={mayWrite && changed.length === 0 ? (at) => void forget(code, at) : null}
        />
      );
    return <SettingRow key={`${code} ${here}`} {...shared} />;
  };
  const shown = codes.filter((code) => tabOf(code) === open);
  const sections = [...new Set(shown.map(sectionOf))];
  return (
    <FormFrame
      title={title}
      shape={shape}
      record={record}
      isKept={draft.isKept}
      readOnly={mayWrite ? null : t`Vous pouvez lire ces réglages, pas les modifier.`}
      failure={failed}
      above={<PlaceSwitch place={place} own={own} onChange={setPlace} />}
      beside={
        open === HISTORY ? (
          <History
            key={record.seen.rev}
            screen={screen}
            shape={shape}
            isFree={changed.length === 0}
            onRestore={mayWrite ? (entry) => calls.restore(record.seen, entry).then(props.onReload) : null}
          />
        ) : null
      }
      onLeadTo={({ name, path }) => {
        openTab(tabOf(codeOf(name)));
        setPlace(placeIn(path) ?? {});
        return true;
      }}
      onLeave={props.onLeave}
    >
      <div className={settings().sections}>
        {sections.map((section) => {
          const inside = shown.filter((code) => sectionOf(code) === section);
          const [first] = inside;
          const heading = first === undefined ? section : wordOf(sectionLabelOf(first), section);
          return (
            <section key={section} className={settings().section} aria-label={heading}>
              <h2 className={settings().title}>{heading}</h2>
              {inside.map(row)}
            </section>
          );
        })}
        {screen === 'emails' ? <TestMail /> : null}
        {open === 'sales.payment_methods' ? (
          <CheckPayment key={here} area={place.channel === 'moto' ? 'moto' : 'auto'} isFree={changed.length === 0} />
        ) : null}
      </div>
    </FormFrame>
  );
}

/** As the labels stand, which is the order of the domain. */
function inOrder(screen: SettingScreen): readonly SettingCode[] {
  const order = Object.keys(SETTING_LABELS);
  return codesOn(screen).toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
}

/** The place of a path of the form; undefined for what counts for everybody. */
function placeIn(path: string): SettingPlace | undefined {
  const [part, name = ''] = path.split('.');
  if (part !== 'channels') return undefined;
  const parts = name.split('/');
  return {
    channel: parts.find((one) => !one.includes('_')) ?? null,
    locale: parts.find((one) => one.includes('_')) ?? null,
  };
}

interface HistoryProps {
  screen: SettingScreen;
  shape: RecordShape;
  /** Nothing is typed that is not saved. */
  isFree: boolean;
  onRestore: Parameters<typeof HistoryList>[0]['onRestore'];
}

function History({ screen, shape, isFree, onRestore }: HistoryProps) {
  const { t } = useLingui();
  const { answer, failure, reload } = useAnswer(`api.admin.settings.${screen}.history`, {});
  return (
    <HistoryList
      shape={shape}
      answer={answer === null ? null : answer.map(entryOf)}
      failure={failure}
      reload={reload}
      onRestore={isFree ? onRestore : null}
      reason={isFree ? null : t`Enregistrez ou annulez d’abord vos modifications.`}
    />
  );
}
