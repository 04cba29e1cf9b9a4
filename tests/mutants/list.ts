import { ANSWERS } from './server/answers.ts';
import { DOWNLOADS } from './sale/downloads.ts';
import { CMS_STEPS } from './office/cms.ts';
import { DOCUMENT_STEPS } from './office/documents.ts';
import { DRAFT_STEPS } from './office/drafts.ts';
import { MERGE } from './office/merge.ts';
import { COUNTS } from './office/counts.ts';
import { CATALOGUE } from './office/catalogue.ts';
import { SPREADSHEET } from './office/spreadsheet.ts';
import { CARTS } from './server/carts.ts';
import { ENGINE } from './device/engine.ts';
import { ENTRY } from './server/entry.ts';
import { FOLDS } from './device/folds.ts';
import { GROUPS } from './server/groups.ts';
import { LANES } from './server/lanes.ts';
import { LANES_WAITING } from './device/lanes-waiting.ts';
import { LEAVING } from './device/leaving.ts';
import { MEDIA } from './office/media.ts';
import type { Mutant } from './mutant.ts';
import { PERSONS } from './device/persons.ts';
import { POKES } from './device/pokes.ts';
import { PULL } from './server/pull.ts';
import { QUEUE } from './device/queue.ts';
import { REGROUP } from './device/regroup.ts';
import { OFFICE_STEPS } from './sale/office.ts';
import { QUOTE_STEPS } from './sale/quotes.ts';
import { NOTICES } from './sale/notices.ts';
import { PAPERS } from './sale/papers.ts';
import { PAYMENTS } from './sale/payments.ts';
import { PLACING } from './sale/placing.ts';
import { RETURN_STEPS } from './sale/returns.ts';
import { STOCK } from './sale/stock.ts';
import { SUBJECTS } from './subjects.ts';
import { TABS } from './device/tabs.ts';
import { UNITS } from './server/units.ts';
import { UNPAID } from './sale/unpaid.ts';
import { UPLOADS } from './office/uploads.ts';
import { VERSIONS } from './versions.ts';
import { WIRE } from './wire.ts';

/** Every mutant by its part. */
export const PARTS: Readonly<Record<string, readonly Mutant[]>> = {
  catalogue: CATALOGUE,
  engine: ENGINE,
  queue: QUEUE,
  answers: ANSWERS,
  regroup: REGROUP,
  wire: WIRE,
  tabs: TABS,
  persons: PERSONS,
  leaving: LEAVING,
  entry: ENTRY,
  lanes: LANES,
  groups: GROUPS,
  waiting: LANES_WAITING,
  units: UNITS,
  pull: PULL,
  pokes: POKES,
  folds: FOLDS,
  carts: CARTS,
  versions: VERSIONS,
  subjects: SUBJECTS,
  placing: PLACING,
  downloads: DOWNLOADS,
  stock: STOCK,
  counts: COUNTS,
  spreadsheet: SPREADSHEET,
  payments: PAYMENTS,
  notices: NOTICES,
  unpaid: UNPAID,
  office: [...OFFICE_STEPS, ...QUOTE_STEPS],
  papers: PAPERS,
  returns: RETURN_STEPS,
  uploads: UPLOADS,
  media: MEDIA,
  merge: MERGE,
  drafts: DRAFT_STEPS,
  documents: DOCUMENT_STEPS,
  cms: CMS_STEPS,
};

/** Mutants that survive, and why nothing can be learnt from it. */
export const JUDGED: Readonly<Record<string, string>> = {
  L52: 'an open connection lets go by itself as soon as somebody needs it (S64), and the worker ends soon',
  L65: 'a connection that opens too late lets go by itself as soon as somebody needs the database (S64)',
  U02: 'no revision of the future is noted, so its random id is not found there: the comparison saves a look into the table',
  F08: 'what fits is folded on from its end, which is where it stands: the comparison saves an object, and no fold',
  X137: 'ends of files are taken one after the other in a process, so only another process meets one that has arrived meanwhile',
  C09: 'where nobody knows the place no delivery is offered, so that the question before it refuses',
  W46: 'one more noop is sent, meets the same answer, and the same failure is told',
};
