/** The look of the shop: reads it, offers a draft that was left, and draws its form. */
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { recordForm } from '#styled/recipes';
import type { BrandingAnswer } from '#core/contract/admin/branding/branding.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { useAdmin, useAdminCall, useHeader, useRoute } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { DraftOffer } from '#src/admin/screens/form/draft/draft-offer.tsx';
import { useFormDraft } from '#src/admin/screens/form/draft/use-form-draft.ts';
import type { Failure } from '#src/api/failure.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { brandingCalls } from './branding-calls.ts';
import { BrandingForm } from './branding-form.tsx';
import { recordOf, useBrandingShape } from './branding-shape.ts';

export function BrandingPage() {
  const { admin } = useAdmin();
  const { answer, failure, isLoading, keptAt, reload } = useAnswer('api.admin.branding.show', {});
  if (admin !== null && answer !== null && (keptAt === null || failure !== null))
    return <OneLook owner={admin.id} answer={answer} onReload={reload} />;
  return <Waiting failure={isLoading ? null : failure} onRetry={reload} />;
}

function Waiting({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const { t } = useLingui();
  useHeader({ title: t`Identité visuelle` });
  return (
    <div className={recordForm().page} aria-busy={failure === null}>
      {failure === null ? (
        <Skeleton shape="block" />
      ) : (
        <FailureNote failure={failure}>
          <Button tone="line" size="sm" onClick={onRetry}>{t`Réessayer`}</Button>
        </FailureNote>
      )}
    </div>
  );
}

interface OneLookProps {
  owner: string;
  answer: BrandingAnswer;
  onReload: () => void;
}

function OneLook({ owner, answer, onReload }: OneLookProps) {
  const { now } = useOffice();
  const { navigate } = useRoute();
  const call = useAdminCall();
  const shape = useBrandingShape();
  const [first] = useState(answer);
  const calls = useMemo(() => brandingCalls(call), [call]);
  const draft = useFormDraft({ owner, resource: 'branding', uuid: first.uuid, now });
  const [decided, setDecided] = useState<'resumed' | 'dropped' | null>(null);
  if (draft.found === undefined) return <Waiting failure={null} onRetry={onReload} />;
  if (decided === null && draft.found !== null)
    return (
      <Offered
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
    <BrandingForm
      shape={shape}
      calls={calls}
      answer={answer}
      start={{ seen, values: resumed === null ? held : shape.read(resumed.values) }}
      draft={draft}
      now={now}
      onReload={onReload}
      onLeave={() => navigate(adminHref('admin.dashboard'))}
    />
  );
}

function Offered(props: Parameters<typeof DraftOffer>[0]) {
  const { t } = useLingui();
  useHeader({ title: t`Identité visuelle` });
  return <DraftOffer {...props} />;
}
