/** Another record, or several, chosen by name. */
import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { textIn, textsIn } from '#core/domain/fields/values.ts';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { moved } from '#src/admin/forms/lists/moved.ts';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { useNames } from '#src/admin/forms/lookup/use-names.ts';
import type { ValueProps } from '#src/admin/forms/value-control.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';

const LookupCombobox = lazy(() => import('#src/admin/forms/lookup/lookup-combobox.tsx'));

/** One takes the place of the other, where one is asked for. */
export function ReferenceControl(props: ValueProps) {
  const { t } = useLingui();
  const { field, label, value, error = null, id = '', say, onChange } = props;
  const { kind, to = '', none, ordered = false } = field;
  const isOne = kind === 'reference';
  const chosen = isOne ? [textIn(value)].filter(Boolean) : textsIn(value);
  const { names, learn } = useNames(to, chosen);
  const unchosen = none === undefined ? t`Chercher par le nom` : say(none);
  const change = (next: readonly string[]): void => onChange(isOne ? (next[0] ?? '') : next);
  return (
    <GroupField {...props}>
      <Removable
        items={chosen.map((uuid) => ({ key: uuid, label: names.get(uuid)?.title ?? t`Élément sans nom` }))}
        onRemove={(uuid) => change(chosen.filter((one) => one !== uuid))}
        {...(ordered ? { onMove: (at: number, by: 1 | -1) => change(moved(chosen, at, by)) } : {})}
      />
      <Suspense fallback={<Skeleton shape="title" />}>
        <LookupCombobox
          resource={to}
          id={`${id}-search`}
          label={isOne ? t`Choisir : ${label}` : t`Ajouter à : ${label}`}
          placeholder={isOne && chosen.length > 0 ? t`Chercher un autre` : unchosen}
          describedBy={error === null ? undefined : `${id}-error`}
          isInvalid={error !== null}
          without={chosen}
          onChoose={(row) => {
            learn(row);
            change(isOne ? [row.uuid] : [...chosen, row.uuid]);
          }}
        />
      </Suspense>
    </GroupField>
  );
}
