import type { documentStatusRoute } from '#core/contract/cms/document-routes.ts';
import { isShownStatus, rightOfStep } from '#core/domain/cms/content-status.ts';
import { hasWorkflow, type DocumentAct } from '#core/domain/cms/document-kind.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import type { Jobs } from '#server/platform/jobs/jobs.ts';
import {
  demand,
  demandRevision,
  documentFor,
  placeOf,
  tellOffice,
  type Editing,
  type StoredDocument,
} from '#server/subjects/cms/document-row.ts';

import { checkPublishable, storedBody } from './check-content.ts';
import { showRevision, tellShop } from './publish-document.ts';

type Input = RouteInput<typeof documentStatusRoute>;

interface Publishing extends Editing {
  readonly jobs: Pick<Jobs, 'enqueue'>;
}

const ACTS = { write: 'update', publish: 'publish', destroy: 'destroy' } as const satisfies Record<string, DocumentAct>;

/**
 * Leads a content to another state of the workflow, at the revision that is meant (domain 8.1). Publishing shows exactly
 * that revision; scheduling keeps it for its minute.
 * @throws Refusal `record.unknown`, `permission.missing`, `document.conflict`, `document.step`, `media.missing`,
 * `input.invalid`
 */
export async function changeStatus(
  editing: Publishing,
  { params, body }: Pick<Input, 'params' | 'body'>,
): Promise<RouteAnswer<typeof documentStatusRoute>> {
  const { trx, now, admin } = editing;
  const row = await documentFor(editing, params.doc, 'view');
  const right = hasWorkflow(row.kind) ? rightOfStep(row.status, body.status) : null;
  if (right === null) throw new Refusal('document.step', { from: row.status });
  demand(admin, placeOf(row), ACTS[right]);
  demandRevision(row, body);
  let path = row.path;
  if (isShownStatus(body.status)) path = await show(editing, row, body);
  await trx
    .updateTable('cms_document')
    .set({
      status: body.status,
      updated_at: now,
      ...(body.status === 'scheduled' ? {} : { scheduled: null, scheduled_rev: null, scheduled_at: null }),
    })
    .where('uuid', '=', row.uuid)
    .execute();
  if (!isShownStatus(body.status) && isShownStatus(row.status)) await tellShop(editing, row);
  await tellOffice(editing, [row]);
  return { rev: row.rev, status: body.status, path };
}

async function show(editing: Publishing, row: StoredDocument, { status, at }: Input['body']): Promise<string | null> {
  const { trx, now } = editing;
  const some = storedBody(row, row.working);
  await checkPublishable(trx, row, some, now);
  if (status !== 'scheduled') return showRevision(editing, { row, some, rev: row.rev });
  if (at === undefined) throw new Refusal('input.invalid', { fields: [{ path: 'at', code: 'required' }] });
  if (Date.parse(at) <= now.getTime())
    throw new Refusal('input.invalid', { fields: [{ path: 'at', code: 'instant.past' }] });
  await trx
    .updateTable('cms_document')
    .set({ scheduled: JSON.stringify(some.body), scheduled_rev: row.rev, scheduled_at: at })
    .where('uuid', '=', row.uuid)
    .execute();
  const startAfterSeconds = Math.ceil((Date.parse(at) - now.getTime()) / 1_000);
  await editing.jobs.enqueue(trx, 'documents.publish', {}, { startAfterSeconds });
  return row.path;
}
