/** The filters that a list offers: chosen among the attributes lists can be filtered by, in the order of the list. */
import { useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { categoryTree } from '#styled/recipes';
import { GroupField } from '#src/admin/forms/group-field.tsx';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { OrderButtons } from '#src/admin/parts/order-buttons.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import type { WidgetProps } from '#src/forms/field-widgets.tsx';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { LiveRegion } from '#src/ui/hidden/live-region.tsx';
import { x } from '#src/ui/icon/glyphs.ts';

const codesIn = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

export function FiltersWidget(props: WidgetProps) {
  const { t } = useLingui();
  const id = useId();
  const { answer } = useAnswer('api.admin.categories.filters', {});
  const { value, onChange } = useController({ name: props.prefix + props.own }).field;
  const [said, setSaid] = useState('');
  const classes = categoryTree();
  const chosen = codesIn(value);
  const offered = answer ?? [];
  const labelOf = (code: string): string => offered.find((one) => one.code === code)?.label ?? code;
  const left = offered.filter(({ code }) => !chosen.includes(code));
  const move = (at: number, by: 1 | -1): void => {
    const next = [...chosen];
    const [one] = next.splice(at, 1);
    if (one === undefined) return;
    next.splice(at + by, 0, one);
    onChange(next);
    const [label, place, count] = [labelOf(one), at + by + 1, next.length];
    setSaid(t`${label} : place ${place} sur ${count}`);
  };
  return (
    <GroupField {...props}>
      {chosen.length === 0 ? (
        <p className={classes.hint}>{t`Aucun filtre : seuls le prix et le stock se filtrent.`}</p>
      ) : null}
      <ol className={classes.rows}>
        {chosen.map((code, at) => {
          const label = labelOf(code);
          return (
            <li key={code} className={classes.row}>
              <span className={classes.name}>{label}</span>
              <span className={classes.moves}>
                <OrderButtons
                  labels={{ up: t`Monter ${label}`, down: t`Descendre ${label}` }}
                  at={at}
                  of={chosen.length}
                  onMove={(by) => move(at, by)}
                />
                <IconButton
                  glyph={x}
                  label={t`Retirer ${label}`}
                  onClick={({ currentTarget }) => {
                    const goBeside = besideRow(currentTarget);
                    onChange(chosen.filter((one) => one !== code));
                    goBeside();
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      {left.length === 0 ? null : (
        <Select
          id={id}
          aria-label={t`Ajouter un filtre`}
          value=""
          onChange={({ target }) => (target.value === '' ? undefined : onChange([...chosen, target.value]))}
        >
          <option value="">{t`Ajouter un filtre…`}</option>
          {left.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </Select>
      )}
      <LiveRegion text={said} />
    </GroupField>
  );
}
