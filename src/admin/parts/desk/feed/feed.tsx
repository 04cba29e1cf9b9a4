import { Trans, useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import { useFormat } from '#src/i18n/use-format.ts';

export interface FeedEntry {
  readonly key: string;
  /** ISO instant. */
  readonly at: string;
  readonly who: string;
  readonly text: string;
  /** What it is, and who reads it: « Note interne ». */
  readonly kind: string;
}

/** What was said and what happened, newest first. */
export function Feed({ label, entries }: { label: string; entries: readonly FeedEntry[] }) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const classes = deskLayout();
  const sorted = entries.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
  return (
    <ol aria-label={label} className={classes.feed}>
      {sorted.map(({ key, at, who, text, kind }) => (
        <li key={key} className={classes.entry}>
          <p>
            <Trans>
              <b>{who}</b> : {text}
            </Trans>
          </p>
          <span className={classes.when}>{t`${kind}, ${dateTime(at)}`}</span>
        </li>
      ))}
    </ol>
  );
}
