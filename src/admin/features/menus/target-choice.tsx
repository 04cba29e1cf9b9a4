/** What an entry of a menu leads to, looked for by its words among what this device holds. */
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useCallback } from 'react';
import type { LookupRow } from '#core/resources/resource-rows.ts';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { findByWords } from '#src/admin/forms/lookup/find-by-words.ts';
import type { Target } from './use-targets.ts';

const FoundCombobox = lazy(async () => ({
  default: (await import('#src/admin/forms/lookup/found-combobox.tsx')).FoundCombobox,
}));

interface TargetChoiceProps {
  /** Null: the shop has not told this device yet. */
  targets: readonly Target[] | null;
  chosen: Target | undefined;
  error: string | null;
  onChoose: (ref: string) => void;
}

export function TargetChoice({ targets, chosen, error, onChoose }: TargetChoiceProps) {
  const { t } = useLingui();
  const unpublished = t`Non publié`;
  const find = useCallback(
    (words: string): Promise<readonly LookupRow[] | 'away'> =>
      Promise.resolve(
        targets === null
          ? 'away'
          : findByWords(targets, words).map(({ ref, name, isShown }) => ({
              uuid: ref,
              title: name,
              ...(isShown ? {} : { subtitle: unpublished }),
            })),
      ),
    [targets, unpublished],
  );
  return (
    <Field label={t`Vers`} error={error}>
      {({ id, ...said }) => (
        <>
          <Removable
            items={chosen === undefined ? [] : [{ key: chosen.ref, label: chosen.name }]}
            onRemove={() => {
              onChoose('');
              document.getElementById(id)?.focus();
            }}
          />
          <Suspense fallback={<Skeleton shape="title" />}>
            <FoundCombobox
              id={id}
              find={find}
              label={t`Vers`}
              placeholder={chosen === undefined ? t`Chercher par le nom` : t`Chercher un autre`}
              describedBy={said['aria-describedby']}
              isInvalid={said['aria-invalid'] === true}
              without={chosen === undefined ? [] : [chosen.ref]}
              onChoose={({ uuid }) => onChoose(uuid)}
            />
          </Suspense>
        </>
      )}
    </Field>
  );
}
