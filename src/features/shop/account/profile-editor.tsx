import { useLingui } from '@lingui/react/macro';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { InferOutput } from 'valibot';
import { formLayout, only } from '#styled/recipes';
import { profileFields } from '#core/contract/customer-fields.ts';
import type { ProfileRecord } from '#core/contract/customer-records.ts';
import { differences, type Version } from '#src/features/shop/account/differences.ts';
import { startOfDraft, valuesOf, type ProfileInput } from '#src/features/shop/account/profile-values.ts';
import { useProfileWords } from '#src/features/shop/account/profile-words.ts';
import { RefusedFields } from '#src/features/shop/account/refused-fields.tsx';
import { TwoVersions } from '#src/features/shop/account/two-versions.tsx';
import { useMoving } from '#src/features/shop/account/use-moving.ts';
import { CompanyFields, MoreFields, PersonFields } from '#src/features/shop/account/customer-fields.tsx';
import { Form } from '#src/screens/form/form.tsx';
import { FormErrors } from '#src/screens/form/form-fields.tsx';
import { useContractForm } from '#src/screens/form/contract-form.ts';
import { useActions } from '#src/screens/shop/actions.tsx';
import { useChange } from '#src/screens/shop/use-person.ts';
import type { ParkedReason } from '#src/db/rows.ts';
import { draftKeyOf, type Draft } from '#src/store/drafts.ts';
import { Button } from '#src/ui/button/button.tsx';

/** Id of the form: on a phone its button stands in the bar at the thumb. */
export const PROFILE_FORM = 'compte-profil';

type ProfileOutput = InferOutput<typeof profileFields>;

export interface ProfileEditorProps {
  path: string;
  profile: ProfileRecord;
  draft: Draft;
  /** The refused change being mended. */
  mends: string | null;
  /** Why it was refused. */
  reason: ParkedReason | null;
  /** Something is typed that is not saved. */
  onTyping: (isTyping: boolean) => void;
}

export function ProfileEditor({ path, profile, draft, mends, reason, onTyping }: ProfileEditorProps) {
  const { t } = useLingui();
  const { go } = useActions();
  const change = useChange();
  const words = useProfileWords(profile.fields.customerType);
  const held = valuesOf(profile.fields);
  const [start] = useState(() => startOfDraft(draft.value, profile.fields));
  const [seen, setSeen] = useState<Version>(() => ({
    rev: start?.rev ?? profile.rev,
    values: start === null ? held : null,
  }));
  /* what the account holds, or was last saved here: typing that leads back to it is no draft */
  const known = useRef(held);
  const { keep: keepDraft, drop } = draft;
  const draftKey = draftKeyOf('profile', mends);
  const keep = useCallback(
    (values: ProfileInput) => {
      if (differences(known.current, values).length === 0) void drop();
      else keepDraft({ rev: seen.rev, fields: values });
    },
    [drop, keepDraft, seen.rev],
  );
  const form = useContractForm<ProfileInput, ProfileOutput>({
    schema: profileFields,
    defaults: start?.values ?? held,
    keep,
  });
  const typed = useWatch({ control: form.control });
  const take = (rev: number, values: ProfileInput): void => {
    known.current = values;
    setSeen({ rev, values });
    form.reset(values);
  };
  const moved = useMoving({
    seen,
    now: { rev: profile.rev, values: held },
    typed,
    onAdopt: () => take(profile.rev, held),
  });
  const isTyping = differences(held, typed).length > 0;
  useEffect(() => onTyping(isTyping), [isTyping, onTyping]);

  const save = async (fields: ProfileOutput): Promise<void> => {
    const isSafe = await change((own) =>
      own.perform(
        'api.account.profile.update',
        { rev: profile.rev, fields },
        { draft: draftKey, ...(mends === null ? {} : { replaces: mends }) },
      ),
    );
    if (!isSafe) return;
    take(profile.rev + 1, valuesOf(fields));
    if (mends !== null) go(path);
  };
  const keepHeld = async (): Promise<void> => {
    take(profile.rev, held);
    await drop();
    if (mends === null) return;
    await change((own) => own.discard(mends));
    go(path);
  };
  return (
    <Form form={form} id={PROFILE_FORM} onSubmit={(event) => form.handleSubmit(save)(event)}>
      <div className={formLayout().stack}>
        <FormErrors labels={words.labels} />
        <RefusedFields reason={reason} />
        {moved.length === 0 ? null : (
          <TwoVersions
            fields={moved.map((name) => ({
              name,
              label: words.labels[name] ?? name,
              held: words.value(name, held),
              typed: words.value(name, typed),
            }))}
            onKeepHeld={() => void keepHeld()}
          />
        )}
        {profile.fields.customerType === 'professional' ? <CompanyFields /> : null}
        <PersonFields />
        <MoreFields type={profile.fields.customerType} />
        <div className={only({ on: 'large' })}>
          <Button type="submit" loading={form.formState.isSubmitting}>
            {moved.length === 0 ? t`Enregistrer` : t`Enregistrer ma version`}
          </Button>
        </div>
      </div>
    </Form>
  );
}
