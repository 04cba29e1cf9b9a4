/** One revision of a document: what it changed, before and after, and the way back to it. */
import { useLingui } from '@lingui/react/macro';
import { formLayout } from '#styled/recipes';
import { readBody, type DocumentBody } from '#core/contract/cms/document-bodies.ts';
import type { documentHistoryRoute } from '#core/contract/cms/document-routes.ts';
import type { DocumentKind } from '#core/domain/cms/document-kind.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useAnswer } from '#src/admin/port/use-answer.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { Skeleton } from '#src/ui/skeleton/skeleton.tsx';
import { ChangedPlaces } from './changed-places.tsx';

type Told = RouteAnswer<typeof documentHistoryRoute>[number];

interface RevisionSheetProps {
  doc: string;
  of: DocumentKind;
  revision: Told;
  /** The revision before it; null for the first that is kept. */
  former: Told | null;
  onClose: () => void;
  /** Null: it is the newest, or may not be taken up. */
  onRestore: ((body: DocumentBody) => void) | null;
}

export function RevisionSheet({ doc, of, revision, former, onClose, onRestore }: RevisionSheetProps) {
  const { t } = useLingui();
  const { dateTime } = useFormat();
  const asked = useAnswer('api.admin.documents.revision', inputOf(doc, revision));
  const before = useAnswer('api.admin.documents.revision', former === null ? null : inputOf(doc, former));
  const [rev, who, when] = [String(revision.rev), revision.author?.name ?? null, dateTime(revision.at)];
  const body = asked.answer === null ? null : readBody(of, asked.answer.body);
  const had = before.answer === null ? null : readBody(of, before.answer.body);
  const failure = asked.answer === null ? asked.failure : former !== null && had === null ? before.failure : null;
  const isHere = body !== null && (former === null || before.answer !== null);
  return (
    <Sheet
      open
      size="lg"
      onClose={onClose}
      title={t`Révision ${rev}`}
      closeLabel={t`Fermer`}
      {...(onRestore === null || body === null
        ? {}
        : {
            footer: (
              <div className={formLayout().actions}>
                <Button tone="line" onClick={onClose}>{t`Annuler`}</Button>
                <Button
                  tone="ink"
                  aria-label={t`Reprendre la révision ${rev}`}
                  onClick={() => onRestore(body)}
                >{t`Reprendre`}</Button>
              </div>
            ),
          })}
    >
      <div className={formLayout().stack}>
        <p>{who === null ? when : t`${who}, ${when}`}</p>
        <FailureNote failure={failure} />
        {isHere ? <ChangedPlaces before={had} after={body} isFirst={former === null} /> : null}
        {!isHere && failure === null ? <Skeleton shape="block" /> : null}
      </div>
    </Sheet>
  );
}

/** By its identity too: what was kept of a history that the shop has no more is no answer (S102). */
const inputOf = (doc: string, { rev, revId }: Told) => ({ params: { doc, rev: String(rev) }, query: { revId } });
