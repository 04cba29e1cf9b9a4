/** A screen of the configuration: reads it, offers a draft that was left, and draws its form. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { recordForm } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { SCREEN_LABELS } from '#core/settings/labels/sections.ts';
import type { SettingScreen } from '#core/settings/screens.ts';
import { useAdmin, useAdminCall, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { recordOf, settingCalls, type SettingsAnswer } from '#src/admin/features/settings/setting-calls.ts';
import { useSettingShape } from '#src/admin/features/settings/setting-words.ts';
import { SettingsForm } from '#src/admin/features/settings/settings-form.tsx';
import { DraftOffer } from '#src/admin/screens/form/draft/draft-offer.tsx';
import { useFormDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useLocale } from '#src/i18n/use-locale.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

export const GeneralSettings = () => <SettingsPage key="general" screen="general" />;
export const CatalogSettings = () => <SettingsPage key="catalog" screen="catalog" />;
export const CustomerSettings = () => <SettingsPage key="customers" screen="customers" />;
export const SalesSettings = () => <SettingsPage key="sales" screen="sales" />;
export const EmailSettings = () => <SettingsPage key="emails" screen="emails" />;

function useTitle(screen: SettingScreen): string {
  const { t } = useLingui();
  const locale = useLocale();
  const { fr, en } = SCREEN_LABELS[screen === 'customers' ? 'customer' : screen];
  const name = (locale === 'en_GB' ? en : fr).toLowerCase();
  return t`Configuration : ${name}`;
}

function SettingsPage({ screen }: { screen: SettingScreen }) {
  const { admin } = useAdmin();
  const title = useTitle(screen);
  const { answer, failure, isLoading, keptAt, reload } = useAnswer(`api.admin.settings.${screen}.show`, {});
  if (admin !== null && answer !== null && (keptAt === null || failure !== null))
    return <OneScreen key={screen} screen={screen} title={title} owner={admin.id} answer={answer} onReload={reload} />;
  return <Waiting title={title} failure={isLoading ? null : failure} onRetry={reload} />;
}

interface WaitingProps {
  title: string;
  failure: Parameters<typeof FailureNote>[0]['failure'];
  onRetry: () => void;
}

function Waiting({ title, failure, onRetry }: WaitingProps) {
  const { t } = useLingui();
  useHeader({ title });
  return (
    <div className={recordForm().page} aria-busy={failure === null}>
      {failure === null ? (
        <Skeleton shape="block" />
      ) : (
        <FailureNote failure={failure}>
          <Button tone="line" size="sm" onClick={onRetry}>
            {t`Réessayer`}
          </Button>
        </FailureNote>
      )}
    </div>
  );
}

interface OneScreenProps {
  screen: SettingScreen;
  title: string;
  owner: string;
  answer: SettingsAnswer;
  onReload: () => void;
}

function OneScreen({ screen, title, owner, answer, onReload }: OneScreenProps) {
  const { now } = useOffice();
  const { may } = useAdmin();
  const { navigate } = useRoute();
  const call = useAdminCall();
  const shape = useSettingShape(screen);
  const [first] = useState(answer);
  const calls = useMemo(() => settingCalls(call, screen, shape, first), [call, screen, shape, first]);
  const draft = useFormDraft({ owner, resource: `config.${screen}`, uuid: first.uuid, now });
  const [decided, setDecided] = useState<'resumed' | 'dropped' | null>(null);
  if (draft.found === undefined) return <Waiting title={title} failure={null} onRetry={onReload} />;
  if (decided === null && draft.found !== null)
    return (
      <Offered
        title={title}
        shape={shape}
        draft={draft.found}
        onResume={() => setDecided('resumed')}
        onDrop={() => {
          draft.drop();
          setDecided('dropped');
        }}
      />
    );
  const resumed = decided === 'resumed' ? draft.found : null;
  const held = shape.read(recordOf(first));
  const seen =
    resumed === null
      ? { rev: first.rev, revId: first.revId, values: held }
      : { rev: resumed.rev, revId: resumed.revId, values: shape.read(resumed.base) };
  return (
    <SettingsForm
      screen={screen}
      title={title}
      shape={shape}
      calls={calls}
      answer={answer}
      start={{ seen, values: resumed === null ? held : shape.read(resumed.values) }}
      draft={draft}
      now={now}
      mayWrite={may(`config.${screen}.update`)}
      onReload={onReload}
      onLeave={() => navigate(adminHref('admin.dashboard'))}
    />
  );
}

function Offered({ title, ...rest }: { title: string } & Parameters<typeof DraftOffer>[0]) {
  useHeader({ title });
  return <DraftOffer {...rest} />;
}
