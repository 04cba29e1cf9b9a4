/** A content, an article, a department or somebody of the team, looked for by name; one, or several in their order. */
import { textIn, textsIn } from '#core/domain/fields/values.ts';
import { ThingsField } from '#src/admin/forms/things/things-field.tsx';
import type { ThingTarget } from '#src/admin/forms/things/use-things.ts';
import type { ControlProps } from './control-props.ts';
import { SaidAround } from './said-around.tsx';

const FOUND: readonly ThingTarget[] = ['product', 'category', 'slider', 'postList', 'component', 'content', 'person'];

export function RecordsControl(props: ControlProps) {
  const { field, label, hint, value, error, drawing, onLeave, onChange } = props;
  const isMany = field.kind === 'references';
  const one = textIn(value);
  return (
    <SaidAround hint={undefined} error={null} onLeave={onLeave} drawing={drawing}>
      <ThingsField
        label={label}
        hint={hint}
        error={error}
        target={FOUND.find((target) => target === field.to) ?? 'product'}
        chosen={isMany ? textsIn(value) : one === '' ? [] : [one]}
        max={isMany ? (field.max ?? Infinity) : 1}
        mayWrite={drawing.mayWrite}
        onChange={(next) => onChange(isMany ? next : (next[0] ?? ''))}
      />
    </SaidAround>
  );
}
