import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { useThings, type ThingTarget } from './use-things.ts';

const FoundCombobox = lazy(async () => ({
  default: (await import('#src/admin/forms/lookup/found-combobox.tsx')).FoundCombobox,
}));

interface ThingsFieldProps {
  label: string;
  hint?: string | undefined;
  error?: string | null;
  target: ThingTarget;
  chosen: readonly string[];
  /** How many may be chosen; of one the next takes the place. */
  max: number;
  mayWrite: boolean;
  onChange: (chosen: readonly string[]) => void;
}

/** Things of the shop, looked for by name: chosen, put in order and taken away. */
export function ThingsField({ label, hint, error = null, target, chosen, max, mayWrite, onChange }: ThingsFieldProps) {
  const { t } = useLingui();
  const { find, pauseMs, nameOf, learn } = useThings(target, chosen);
  const isOne = max === 1;
  const items = chosen.map((one) => ({ key: one, label: nameOf(one) || t`Élément sans nom` }));
  const move = (at: number, by: 1 | -1): void =>
    onChange(chosen.toSpliced(at, 1).toSpliced(at + by, 0, ...chosen.slice(at, at + 1)));
  const helped = hint === undefined ? {} : { hint };
  if (!mayWrite)
    return (
      <Field label={label} {...helped}>
        {({ id }) => <output id={id}>{items.map((item) => item.label).join(', ') || t`Aucun élément`}</output>}
      </Field>
    );
  return (
    <Field label={label} {...helped} error={error}>
      {({ id, ...said }) => (
        <>
          <Removable
            items={items}
            onRemove={(one) => onChange(chosen.filter((other) => other !== one))}
            {...(isOne ? {} : { onMove: move })}
          />
          {!isOne && chosen.length >= max ? null : (
            <Suspense fallback={<Skeleton shape="wide" />}>
              <FoundCombobox
                id={id}
                find={find}
                pauseMs={pauseMs}
                label={label}
                placeholder={chosen.length > 0 && isOne ? t`Chercher un autre` : t`Chercher par le nom`}
                describedBy={said['aria-describedby']}
                isInvalid={said['aria-invalid'] === true}
                without={chosen}
                onChoose={(row) => {
                  learn(row);
                  onChange(isOne ? [row.uuid] : [...chosen, row.uuid]);
                }}
              />
            </Suspense>
          )}
        </>
      )}
    </Field>
  );
}
