import { useLingui } from '@lingui/react/macro';
import { dataTable } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { STATUS_TONES, useStatusWords } from '#src/admin/features/cms/document-words.ts';
import { RowBox } from '#src/admin/screens/list/table/row-box.tsx';
import { useShortDates } from '#src/i18n/use-short-dates.ts';
import { Link } from '#src/ui/link/link.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { RowActions } from './row-actions.tsx';
import { SendingMark } from './sending-mark.tsx';

interface HeadCardsProps {
  type: string;
  label: string;
  /** Of its rows. */
  one: string;
  rows: readonly DocumentHead[];
  chosen: ReadonlySet<string>;
  onPress: (uuid: string) => void;
}

/** The documents on a phone: its title, where it stands and what can be done. */
export function HeadCards({ type, label, one, rows, chosen, onPress }: HeadCardsProps) {
  const { t } = useLingui();
  const { dayTime } = useShortDates();
  const words = useStatusWords();
  const classes = dataTable();
  return (
    <ul aria-label={label} className={classes.cards}>
      {rows.map((head) => (
        <li key={head.uuid} className={classes.card} {...(chosen.has(head.uuid) ? { 'data-chosen': '' } : {})}>
          <RowBox
            label={t`Sélectionner ${head.title || t`Sans titre`}`}
            checked={chosen.has(head.uuid)}
            onPress={() => onPress(head.uuid)}
          />
          <div>
            <Link
              href={adminHref('admin.cms.edit', { contentType: type, id: head.uuid })}
              className={`${classes.cardTitle} ${classes.title}`}
            >
              {head.title || t`Sans titre`}
            </Link>
            <div className={classes.facts}>
              <StatusTag tone={STATUS_TONES[head.status]}>{words[head.status]}</StatusTag>
              <time dateTime={head.updatedAt}>{dayTime(head.updatedAt)}</time>
              <SendingMark doc={head.uuid} />
              <span className={classes.acts}>
                <RowActions head={head} one={one} />
              </span>
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
