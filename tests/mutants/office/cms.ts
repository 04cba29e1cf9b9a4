import { breaking, type Mutant } from '../mutant.ts';

const CMS = [
  'tests/server/cms/documents.test.ts',
  'tests/server/cms/rights.test.ts',
  'tests/server/cms/revision-ids.test.ts',
  'tests/server/sync/office.test.ts',
  'tests/server/sync-devices/office-lists.test.ts',
  'tests/server/sync-devices/office-bin.test.ts',
  'tests/server/sync-devices/office-drafts.test.ts',
];

/** What the shop does with documents that arrive. */
export const CMS_STEPS: readonly Mutant[] = [
  ...breaking('server/subjects/cms/save/save-document.ts', CMS, [
    [
      'X120',
      'S95',
      'a save is taken whatever revision it stands on',
      '  if (before !== undefined) demandRevision(before, { rev: baseRev, revId: saved.baseRevId });\n',
      '',
    ],
    [
      'X122',
      'S91',
      'who may write the introduction alone may write all',
      'return body !== null && differsInIntroduction(body, saved.body);',
      'return body !== null;',
    ],
    [
      'X123',
      'S93',
      'a document that is gone is made anew by a save',
      "  if (before === undefined && baseRev !== 0) throw new Refusal('record.unknown');\n",
      '',
    ],
    [
      'X124',
      'S94',
      'a save of another type takes the document',
      '(before.kind !== saved.of || before.type !== saved.type)',
      '(before.kind !== saved.of)',
    ],
    [
      'X125',
      'S94',
      'the bin takes a text',
      "  if (before?.status === 'trash') throw new Refusal('document.inBin');\n",
      '',
    ],
    [
      'X129',
      'S95',
      'a text that was changed counts as kept as it was sent',
      'asSent: written(body) === written(kept)',
      'asSent: true',
    ],
    [
      'X133',
      'S94',
      'what somebody pressed and no workflow holds is not published',
      '  if (named && !hasWorkflow(saved.of)) await publishNow(editing, uuid);\n',
      '',
    ],
  ]),
  ...breaking('server/subjects/cms/document-row.ts', CMS, [
    [
      'X121',
      'S95',
      'a save on a later revision than the shop has is taken',
      'if (row.rev === rev && (revId',
      'if (row.rev <= rev && (revId',
    ],
    [
      'X134',
      'S95',
      'another revision of the same number is taken',
      ' && (revId === undefined || revId === row.rev_id)) return;',
      ') return;',
    ],
  ]),
  ...breaking('server/subjects/cms/bin.ts', CMS, [
    ['X126', 'S94', 'what was written since goes into the bin', '  demandRevision(row, meant);\n', ''],
    [
      'X127',
      'S94',
      'a document that comes back is at the revision it had',
      "const status = before === 'scheduled' ? 'draft' : before;\n  const next = { rev: row.rev + 1,",
      "const status = before === 'scheduled' ? 'draft' : before;\n  const next = { rev: row.rev,",
    ],
    [
      'X128',
      'S94',
      'what is in the bin goes there once more',
      "  if (row.status === 'trash') return { rev: row.rev, revId: row.rev_id };\n",
      '',
    ],
  ]),
  ...breaking('server/subjects/cms/read/heads.ts', CMS, [
    [
      'X131',
      'S91',
      'heads that may not be seen travel',
      ".filter((row) => mayDo(admin, placeOf(row), 'index'))",
      '.filter(() => true)',
    ],
  ]),
  ...breaking('server/subjects/cms/read/bodies.ts', CMS, [
    [
      'X132',
      'S91',
      'texts that may not be seen travel',
      ".filter((row) => mayDo(admin, placeOf(row), 'view'))",
      '.filter(() => true)',
    ],
  ]),
  ...breaking('server/subjects/cms/save/slugs.ts', CMS, [
    ['X130', 'S94', 'two who save at once have the same slug', '  await lockSlugs(trx, place.type);\n', ''],
  ]),
];
