/** A figure over its steps, beside what it is compared with: drawn by uPlot, told as a table to who cannot see it. */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { dashboard } from '#styled/recipes';
import type { Figure } from '#core/contract/admin/dashboard/dashboard.ts';
import type { Granularity } from '#core/domain/dashboard/period.ts';
import { useStepName } from '#src/admin/features/dashboard/step-name.ts';

export interface CurveProps {
  title: string;
  figure: Figure;
  steps: readonly string[];
  granularity: Granularity;
  say: (value: number) => string;
  /** On the axis: short. */
  sayShort: (value: number) => string;
  /** How far the axis goes at least. */
  least: number;
  /** What the dashed line is. */
  before: string | null;
}

export function Curve({ title, figure, steps, granularity, say, sayShort, least, before }: CurveProps) {
  const { t } = useLingui();
  const name = useStepName(granularity);
  const box = useRef<HTMLDivElement>(null);
  const classes = dashboard();
  const { series, previousSeries } = figure;
  useEffect(() => {
    const at = box.current;
    if (at === null) return undefined;
    const stop = new AbortController();
    void import('#src/admin/features/dashboard/draw-curve.ts').then(({ drawCurve }) => {
      if (!stop.signal.aborted)
        drawCurve(at, { values: series, before: previousSeries, names: steps.map(name), sayShort, least }, stop.signal);
    });
    return () => stop.abort();
  }, [series, previousSeries, steps, name, sayShort, least]);
  return (
    <figure className={classes.panel}>
      <figcaption className={classes.head}>
        <h2 className={classes.heading}>{title}</h2>
        {previousSeries === null || before === null ? null : <span className={classes.legend}>{before}</span>}
      </figcaption>
      <div ref={box} aria-hidden className={classes.curve} />
      <details className={classes.details}>
        <summary>{t`Voir les chiffres`}</summary>
        <div className={classes.scroll}>
          <table className={classes.table}>
            <thead>
              <tr>
                <th scope="col">{t`Période`}</th>
                <th scope="col">{title}</th>
                {previousSeries === null ? null : <th scope="col">{t`Avant`}</th>}
              </tr>
            </thead>
            <tbody>
              {steps.map((step, at) => (
                <tr key={step}>
                  <th scope="row">{name(step)}</th>
                  <td>{say(series[at] ?? 0)}</td>
                  {previousSeries === null ? null : <td>{say(previousSeries[at] ?? 0)}</td>}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </figure>
  );
}
