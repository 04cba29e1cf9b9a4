import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Removable } from '#src/admin/forms/lists/removable.tsx';
import { textsIn } from '#core/domain/cms/fields/field-values.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import type { OneValueProps } from './control-props.ts';
import { SaidAround } from './said-around.tsx';
import { useThings } from './use-things.ts';

const FoundCombobox = lazy(async () => ({
  default: (await import('#src/admin/forms/lookup/found-combobox.tsx')).FoundCombobox,
}));

/** A content, an article, a department or somebody of the team, looked for by name; one, or several in their order. */
export function RecordsControl(props: OneValueProps & { isMany: boolean }) {
  const { field, label, hint, value, error, mayWrite, isMany, onLeave, onChange } = props;
  const { t } = useLingui();
  const chosen = isMany ? textsIn(value) : typeof value === 'string' && value !== '' ? [value] : [];
  const { find, pauseMs, nameOf, learn } = useThings(field.kind, chosen);
  const put = (next: readonly string[]): void => onChange(isMany ? next : (next[0] ?? ''));
  const isFull = field.max !== undefined && isMany && chosen.length >= field.max;
  const items = chosen.map((one) => ({ key: one, label: nameOf(one) || t`Élément sans nom` }));
  const move = (at: number, by: 1 | -1): void =>
    put(chosen.toSpliced(at, 1).toSpliced(at + by, 0, ...chosen.slice(at, at + 1)));
  if (!mayWrite)
    return (
      <Field label={label} {...(hint === undefined ? {} : { hint })}>
        {({ id }) => <output id={id}>{items.map((item) => item.label).join(', ') || t`Aucun élément`}</output>}
      </Field>
    );
  return (
    <SaidAround hint={undefined} error={null} onLeave={onLeave}>
      <Field label={label} {...(hint === undefined ? {} : { hint })} error={error}>
        {({ id, ...said }) => (
          <>
            <Removable
              items={items}
              onRemove={(one) => put(chosen.filter((other) => other !== one))}
              {...(isMany ? { onMove: move } : {})}
            />
            {isFull ? null : (
              <Suspense fallback={<Skeleton shape="wide" />}>
                <FoundCombobox
                  id={id}
                  find={find}
                  pauseMs={pauseMs}
                  label={label}
                  placeholder={chosen.length > 0 && !isMany ? t`Chercher un autre` : t`Chercher par le nom`}
                  describedBy={said['aria-describedby']}
                  isInvalid={said['aria-invalid'] === true}
                  without={chosen}
                  onChoose={(row) => {
                    learn(row);
                    put(isMany ? [...chosen, row.uuid] : [row.uuid]);
                  }}
                />
              </Suspense>
            )}
          </>
        )}
      </Field>
    </SaidAround>
  );
}
