/** Documents of the editors: what is changed offline, what devices hold of them, and what is swept. */
import {
  documentRemoveRoute,
  documentReplicateRoute,
  documentRestoreRoute,
  documentSaveRoute,
} from '#core/contract/cms/document-changes.ts';
import { documentKind, draftLane } from '#core/contract/cms/document.ts';
import type { Admin } from '#core/domain/actor/actor.ts';
import type { ChangeContext } from '#server/sync/change/change-context.ts';
import { changeHandler } from '#server/sync/change/change-handler.ts';
import type { SyncSubject } from '#server/sync/change/subject.ts';
import type { Subject } from '#server/subjects/subject.ts';

import { emptyBin, removeDocument, restoreDocument } from './bin.ts';
import type { Editing } from './document-row.ts';
import { readHeads } from './read/heads.ts';
import { replicateDocument } from './replicate.ts';
import { saveDocument } from './save/save-document.ts';
import { fieldOffice } from './fields/field-routes.ts';
import { documentOffice } from './office-routes.ts';
import { usesInDocuments } from './read/document-uses.ts';
import { publishScheduled } from './publish/publish-scheduled.ts';
import { contentTypeHooks } from './content-type-hooks.ts';

declare module '#server/platform/jobs/job-kinds.ts' {
  interface JobKinds {
    /** Publishes documents whose minute has come. */
    'documents.publish': Record<string, never>;
  }
}

const editing = ({ trx, person, now, ids }: ChangeContext<Admin>): Editing => ({ trx, admin: person, now, ids });

export const documents = {
  lanes: [draftLane],
  handlers: {
    'api.admin.documents.save': changeHandler(documentSaveRoute, (context, args) =>
      saveDocument(editing(context), args),
    ),
    'api.admin.documents.remove': changeHandler(documentRemoveRoute, (context, args) =>
      removeDocument(editing(context), args),
    ),
    'api.admin.documents.restore': changeHandler(documentRestoreRoute, (context, args) =>
      restoreDocument(editing(context), args),
    ),
    'api.admin.documents.replicate': changeHandler(documentReplicateRoute, (context, args) =>
      replicateDocument(editing(context), args),
    ),
  },
  readers: [
    {
      kind: documentKind.kind,
      mayBeGone: true,
      read: (trx, admin, wanted) => readHeads(trx, admin, wanted),
    },
  ],
} as const satisfies SyncSubject<Admin>;

/** What only grows, beside the subjects of the shop. */
export const cms = {
  hooks: () => ({ 'content-types': contentTypeHooks }),
  jobs: {
    'documents.publish': { batch: 1, run: async (tools) => void (await publishScheduled(tools)) },
  },
  office: (tools) => ({ ...documentOffice(tools), ...fieldOffice(tools) }),
  officeSync: documents,
  mediaUses: [usesInDocuments],
  async sweep(db, now, { ids }) {
    await emptyBin(db, now, ids);
    await db.deleteFrom('cms_lease').where('until', '<', now).execute();
  },
} as const satisfies Subject;
