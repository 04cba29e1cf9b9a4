import type { CustomFieldKind } from '#core/domain/cms/fields/custom-field.ts';
import { textsIn } from '#core/domain/fields/values.ts';
import { ThingsField } from '#src/admin/forms/things/things-field.tsx';
import type { ThingTarget } from '#src/admin/forms/things/use-things.ts';
import type { OneValueProps } from './control-props.ts';
import { SaidAround } from './said-around.tsx';

const TARGETS: Readonly<Partial<Record<CustomFieldKind, ThingTarget>>> = {
  category: 'category',
  product: 'product',
  vehicle: 'product',
  user: 'person',
};

/** A content, an article, a department or somebody of the team, looked for by name; one, or several in their order. */
export function RecordsControl(props: OneValueProps & { isMany: boolean }) {
  const { field, label, hint, value, error, mayWrite, isMany, onLeave, onChange } = props;
  const chosen = isMany ? textsIn(value) : typeof value === 'string' && value !== '' ? [value] : [];
  return (
    <SaidAround hint={undefined} error={null} onLeave={onLeave}>
      <ThingsField
        label={label}
        hint={hint}
        error={error}
        target={TARGETS[field.kind] ?? 'content'}
        chosen={chosen}
        max={isMany ? (field.max ?? Infinity) : 1}
        mayWrite={mayWrite}
        onChange={(next) => onChange(isMany ? next : (next[0] ?? ''))}
      />
    </SaidAround>
  );
}
