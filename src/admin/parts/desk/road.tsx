import { useLingui } from '@lingui/react/macro';
import { hidden, road } from '#styled/recipes';

export interface RoadStep {
  readonly key: string;
  readonly label: string;
  /** Its date, or its count; empty where there is none. */
  readonly detail: string;
  /** `over`: it ended before the road did. */
  readonly state: 'done' | 'half' | 'coming' | 'over';
}

/** How far something is: solid as far as done, half where a part is, dashed to come. */
export function Road({ steps }: { steps: readonly RoadStep[] }) {
  const { t } = useLingui();
  const classes = road();
  const words: Readonly<Record<RoadStep['state'], string>> = {
    done: t`fait`,
    half: t`fait en partie`,
    coming: t`à venir`,
    over: t`fin`,
  };
  return (
    <ol aria-label={t`Avancement`} className={classes.root}>
      {steps.map(({ key, label, detail, state }, place) => (
        <li
          key={key}
          className={classes.step}
          data-state={state}
          {...(place === 0 && steps.length > 4 ? { 'data-wide': '' } : {})}
        >
          <b>
            {label}
            <span className={hidden()}>{`, ${words[state]}`}</span>
          </b>
          {detail === '' ? null : <span>{detail}</span>}
        </li>
      ))}
    </ol>
  );
}
