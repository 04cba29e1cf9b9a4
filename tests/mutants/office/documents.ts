import { breaking, type Mutant } from '../mutant.ts';

const ACTS = [
  'tests/admin/documents/lists/act-on-document.test.ts',
  'tests/admin/cms/row-actions.test.tsx',
  'tests/server/sync-devices/office-lists.test.ts',
  'tests/server/sync-devices/office-bin.test.ts',
  'tests/server/sync-devices/office-copies.test.ts',
];
const HEADS = ['tests/admin/documents/lists/heads.test.ts', 'tests/server/sync-devices/office-lists.test.ts'];
const BODIES = ['tests/admin/documents/as-shop-has.test.ts', 'tests/admin/documents/revisions.test.ts'];

/** Lists, heads and texts of documents on a device. */
export const DOCUMENT_STEPS: readonly Mutant[] = [
  ...breaking('src/admin/store/documents/act-on-document.ts', ACTS, [
    [
      'X65',
      'S94',
      'what the shop has told of already counts twice for the bin',
      'rows.filter((row) => !isNoop(row) && row.seq > (acked[lane] ?? 0))',
      'rows.filter((row) => !isNoop(row))',
    ],
    [
      'X66',
      'S94',
      'noops count as revisions for the bin',
      'rows.filter((row) => !isNoop(row) && row.seq > (acked[lane] ?? 0))',
      'rows.filter((row) => row.seq > (acked[lane] ?? 0))',
    ],
    [
      'X67',
      'S94',
      'the bin names the revision that the shop has',
      'Math.max(1, rev + waiting.length)',
      'Math.max(1, rev)',
    ],
    ['X68', 'S94', 'a copy of what waits here is asked of the shop', 'if (rev > 0 && text === null)', 'if (rev > 0)'],
  ]),
  ...breaking('src/admin/store/documents/heads.ts', HEADS, [
    [
      'X70',
      'S42',
      'what was taken back counts as waiting',
      'isNoop(row) ? [] : (draftLane.idIn(row.lane) ?? [])',
      'draftLane.idIn(row.lane) ?? []',
    ],
    [
      'X71',
      'S42',
      'rows written while others are read are forgotten',
      'due = due === null ? written : together(due, written);',
      'due = written;',
    ],
    [
      'X72',
      'S91',
      'a head that is gone stays in the list',
      'else for (const key of keys) base.delete(key);',
      'else void 0;',
    ],
  ]),
  ...breaking('src/admin/store/documents/fill-bodies.ts', BODIES, [
    [
      'X75',
      'S91',
      'texts of what may not be seen any more stay',
      '    await kept.drop(unheard.filter((uuid) => since?.has(uuid) !== true));\n',
      '',
    ],
    ['X76', 'S95', 'a text of another revision is not fetched', ' || !isRevisionOf(kept, head))', ')'],
    [
      'X77',
      'S95',
      'texts are given up before anybody has read what the shop has',
      '  if (told === null) return;\n  const here = new Set(told',
      '  const here = new Set((told ?? [])',
    ],
  ]),
];
