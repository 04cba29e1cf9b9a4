/** What an editor does to documents without a network: it waits on the device and is done in order (design §5 rule 19). */
import * as v from 'valibot';
import { DOCUMENT_KINDS, type DocumentKind } from '#core/domain/cms/document-kind.ts';
import { componentBody, contentBody, termBody } from '#core/contract/cms/bodies.ts';
import { documentKind, draftLane, type DocumentHead } from '#core/contract/cms/document.ts';
import { headOf, savedHead } from '#core/contract/cms/fold-head.ts';
import { menuBody } from '#core/contract/cms/menu-body.ts';
import * as f from '#core/wire/fields.ts';
import { defineOfflineRoute } from '#core/wire/offline.ts';

/** A document with its texts in two languages. */
const MOST_BYTES = 2_000_000;

/** Which permission is needed hangs on the kind (`core/domain/cms/document-kind.ts`): the handler asks for it. */
const common = { method: 'POST', access: 'admin', cache: 'no-store', maxBytes: MOST_BYTES } as const;

export const documentType = v.pipe(
  v.string('required'),
  v.maxLength(100, 'text.tooLong'),
  v.regex(/^(?:(?:categories|tags):)?[a-z0-9][a-z0-9_-]*$/, 'value.invalid'),
);

const place = { doc: f.uuid, type: documentType };
/** Where the document stands after it. */
const revision = v.object({ rev: v.number(), revId: v.string() });
/** Version 1 named revisions by their numbers alone: whoever reads one goes by the number. */
const fromNumbers = (_version: number, args: unknown): unknown => args;

const savedOf = <const Kind extends DocumentKind, const Body extends v.GenericSchema>(of: Kind, body: Body) =>
  v.strictObject({
    ...place,
    of: v.literal(of),
    /** The revision the body was written on; 0 for a new document. */
    baseRev: f.counter(0),
    /** Which revision of that number (S102); absent where its author was not told: the number alone decides. */
    baseRevId: v.exactOptional(f.uuid),
    /** Identity of the revision that this save makes. */
    revId: v.exactOptional(f.uuid),
    body,
    /** Pressed by a person: kept in the history whatever follows. */
    named: v.exactOptional(v.literal(true)),
  });

const saved = v.variant(
  'of',
  [
    savedOf('content', contentBody),
    savedOf('component', componentBody),
    savedOf('menu', menuBody),
    savedOf('term', termBody),
  ],
  'value.invalid',
);

export const documentSaveRoute = defineOfflineRoute({
  name: 'api.admin.documents.save',
  uri: 'api/admin/documents/save',
  ...common,
  body: saved,
  answer: v.object({
    ...revision.entries,
    /** The text was kept as it was sent: no slug is another, no field was left out. */
    asSent: v.boolean(),
  }),
  refusals: ['document.conflict', 'document.inBin', 'record.unknown', 'record.moved'],
  offline: {
    version: 2,
    upcast: fromNumbers,
    lane: ({ doc }) => draftLane.of(doc),
    isAnswered: true,
    changes: (args, { at }) => [documentKind.change(args.doc, (head) => savedHead(head, args, at))],
  },
});

/** Into the bin, for thirty days. */
export const documentRemoveRoute = defineOfflineRoute({
  name: 'api.admin.documents.remove',
  uri: 'api/admin/documents/remove',
  ...common,
  body: v.strictObject({ doc: f.uuid, rev: f.rev, revId: v.exactOptional(f.uuid) }),
  answer: revision,
  refusals: ['document.conflict', 'record.unknown', 'record.inUse'],
  offline: {
    version: 2,
    upcast: fromNumbers,
    lane: ({ doc }) => draftLane.of(doc),
    changes: ({ doc }, { at }) => [
      documentKind.change(doc, (head) => head && { ...head, status: 'trash', deletedAt: at, updatedAt: at }),
    ],
  },
});

/** Out of the bin, to the state before. */
export const documentRestoreRoute = defineOfflineRoute({
  name: 'api.admin.documents.restore',
  uri: 'api/admin/documents/restore',
  ...common,
  body: v.strictObject({ doc: f.uuid }),
  answer: revision,
  refusals: ['record.unknown'],
  offline: {
    version: 1,
    lane: ({ doc }) => draftLane.of(doc),
    changes: ({ doc }, { at }) => [
      documentKind.change(doc, (head) => head && { ...head, status: 'draft', deletedAt: null, updatedAt: at }),
    ],
  },
});

const copied = v.strictObject({
  doc: f.uuid,
  copy: f.uuid,
  /** What stands in lists until the shop has named it. */
  head: v.exactOptional(
    v.strictObject({
      of: v.picklist(DOCUMENT_KINDS, 'value.invalid'),
      type: documentType,
      title: v.pipe(v.string('text.invalid'), v.maxLength(300, 'text.tooLong')),
    }),
  ),
});

/** In the lane of the copy: what is then written in it comes after. */
export const documentReplicateRoute = defineOfflineRoute({
  name: 'api.admin.documents.replicate',
  uri: 'api/admin/documents/replicate',
  ...common,
  body: copied,
  answer: revision,
  refusals: ['record.unknown', 'record.moved'],
  offline: {
    version: 1,
    lane: ({ copy }) => draftLane.of(copy),
    creates: ({ copy }) => copy,
    changes: ({ copy, head }, { at }) => [
      documentKind.change(copy, (found): DocumentHead | undefined =>
        head === undefined ? found : (found ?? headOf({ ...head, doc: copy, slug: '' }, at)),
      ),
    ],
  },
});
