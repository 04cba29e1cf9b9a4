/** How many units of each line a step is about. */
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { deskLayout, field } from '#styled/recipes';
import { warningCircleFill } from '#src/ui/icon/glyphs-later.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

/** Units by the UUID of their line. */
export type TypedUnits = Readonly<Record<string, number>>;

interface UnitLine {
  readonly uuid: string;
  readonly name: string;
  readonly sku: string;
}

/** A line with what a step may be about at most, and what it is about. */
export interface CountedLine<Line extends UnitLine = UnitLine> {
  readonly line: Line;
  readonly most: number;
  readonly count: number;
}

/**
 * The lines a step may be about. What was typed is held against what is possible now: somebody else may have handled
 * units meanwhile.
 *
 * @param isAll of what nobody typed all units are meant; else none
 */
export function countedLines<Line extends UnitLine>(
  lines: readonly Line[],
  mostOf: (line: Line) => number,
  typed: TypedUnits,
  isAll: boolean,
): readonly CountedLine<Line>[] {
  return lines.flatMap((line) => {
    const most = mostOf(line);
    return most > 0 ? [{ line, most, count: Math.min(typed[line.uuid] ?? (isAll ? most : 0), most) }] : [];
  });
}

/** As the contract has them: lines of no unit are left out. */
export const unitsIn = (counted: readonly CountedLine[]): Record<string, number> =>
  Object.fromEntries(counted.flatMap(({ line, count }) => (count > 0 ? [[line.uuid, count]] : [])));

interface UnitListProps<Line extends UnitLine> {
  legend: string;
  counted: readonly CountedLine<Line>[];
  error?: string | undefined;
  onChange: (units: TypedUnits) => void;
  /** What else is asked of a line. */
  renderMore?: (one: CountedLine<Line>) => ReactNode;
}

export function UnitList<Line extends UnitLine>({ legend, counted, error, onChange, renderMore }: UnitListProps<Line>) {
  const { t } = useLingui();
  const classes = deskLayout();
  const words = field();
  const now = Object.fromEntries(counted.map(({ line, count }) => [line.uuid, count]));
  const setAll = (of: (one: CountedLine) => number): void =>
    onChange(Object.fromEntries(counted.map((one) => [one.line.uuid, of(one)])));
  return (
    <fieldset {...(error === undefined ? {} : { 'aria-invalid': true, tabIndex: -1 })}>
      <legend className={words.legend}>{legend}</legend>
      <div className={classes.buttons}>
        <Button tone="text" size="sm" onClick={() => setAll(({ most }) => most)}>{t`Tout au maximum`}</Button>
        <Button tone="text" size="sm" onClick={() => setAll(() => 0)}>{t`Remettre à zéro`}</Button>
      </div>
      <ul className={classes.units}>
        {counted.map((one) => {
          const { line, most, count } = one;
          const { name } = line;
          return (
            <li key={line.uuid} className={classes.unit}>
              <div>
                {name}
                <small>{t`${line.sku}, ${most} au plus`}</small>
                {renderMore?.(one)}
              </div>
              <QuantityStepper
                value={count}
                min={0}
                max={most}
                onChange={(next) => onChange({ ...now, [line.uuid]: next })}
                labels={{
                  value: t`Quantité de ${name}`,
                  decrease: t`Un de moins : ${name}`,
                  increase: t`Un de plus : ${name}`,
                }}
              />
            </li>
          );
        })}
      </ul>
      {error === undefined ? null : (
        <p role="alert" className={words.error}>
          <Icon glyph={warningCircleFill} />
          <span>{error}</span>
        </p>
      )}
    </fieldset>
  );
}
