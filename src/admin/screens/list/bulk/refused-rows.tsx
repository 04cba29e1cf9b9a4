import { useLingui } from '@lingui/react/macro';
import { bulkBar } from '#styled/recipes';
import type { Dependent } from '#core/resources/resource-rows.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useLabel } from '#src/forms/field-words.ts';
import { useRefusalSentence } from '#src/forms/sentences.tsx';
import { Note } from '#src/ui/note/note.tsx';
import type { ResourceName } from '../model/resource-name.ts';
import type { Refused } from './use-bulk.ts';

interface RefusedRowsProps {
  resource: ResourceName;
  title: string;
  rows: readonly Refused[];
}

/** More are counted. */
const TOLD = 20;
/** Of so many it is told what depends on them: each asks the shop. */
const ASKED = 5;

/** Rows to which something cannot be done, each with its reason. */
export function RefusedRows({ resource, title, rows }: RefusedRowsProps) {
  const { t, i18n } = useLingui();
  const sentence = useRefusalSentence();
  const rest = rows.length - TOLD;
  return (
    <Note tone="warn" role="status" title={title}>
      <ul className={bulkBar().list}>
        {rows.slice(0, TOLD).map(({ uuid, title: named, code }, at) => (
          <li key={uuid}>
            {t`${named || uuid.slice(0, 8)} : ${i18n._(sentence(code))}`}
            {code === 'record.inUse' && at < ASKED ? <Dependents resource={resource} uuid={uuid} /> : null}
          </li>
        ))}
        {rest > 0 ? <li>{t`et ${rest} autres`}</li> : null}
      </ul>
    </Note>
  );
}

/** What names a record: as long as it does, the record stays. */
function Dependents({ resource, uuid }: { resource: ResourceName; uuid: string }) {
  const { t } = useLingui();
  const say = useLabel();
  const { answer } = useAnswer(`api.admin.${resource}.dependents`, { params: { uuid } });
  const used: readonly Dependent[] = (answer ?? []).filter(({ count, goes }) => count > 0 && goes !== true);
  if (used.length === 0) return null;
  return (
    <ul className={bulkBar().list}>
      {used.map(({ resource: use, count, titles }) => {
        const what = say(use);
        return (
          <li key={use}>
            {t`${what} : ${count}`}
            {titles.length === 0 ? '' : ` (${titles.join(', ')})`}
          </li>
        );
      })}
    </ul>
  );
}
