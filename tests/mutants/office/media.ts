import { breaking, type Mutant } from '../mutant.ts';

const arrival = ['tests/server/media/uploads-once.test.ts', 'tests/server/media/library.test.ts'];
const overtaken = ['tests/server/media/overtaken.test.ts', ...arrival];

/** Files of the library as the shop takes them in, changes and removes them. */
export const MEDIA: readonly Mutant[] = [
  ...breaking('server/subjects/media/upload/uploads.ts', arrival, [
    ['X136', 'S110', 'two parts at once count twice', "    .where('received', '=', received)\n", ''],
    [
      'X137',
      'S110',
      'a file finished twice is two files or a fault',
      '    if (open.media !== null) return becameMedia(trx, open.media);\n',
      '',
    ],
    [
      'X138',
      'S110',
      'giving up takes a finished upload away',
      "    .where('media', 'is', null)\n    .returning(['secret', 'bytes'])",
      "    .returning(['secret', 'bytes'])",
    ],
    ['X139', 'S113', 'a part of another content counts', ' || (bytes ?? row.bytes) !== row.bytes', ''],
    [
      'X140',
      'S113',
      'an upload that is short is finished',
      "  if (upload.received < upload.bytes) throw new Refusal('record.moved', { offset: upload.received });\n",
      '',
    ],
    ['X140a', 'S110', 'what arrived long ago is told to anybody', ".where('admin', '=', id)", ''],
    [
      'X140b',
      'S113',
      'a file that lost a part is asked for it for ever',
      "    if (error instanceof Refusal && error.code !== 'attempts.exceeded') await dropUpload(deps, actor, upload.uuid);\n",
      '',
    ],
  ]),
  ...breaking('server/subjects/media/upload/begin-upload.ts', overtaken, [
    [
      'X141',
      'S110',
      'a file of the library is begun anew',
      'if (known === undefined && (await hasArrived(trx, given.uuid))) return arrived;',
      '',
    ],
    [
      'X142',
      'S113',
      'another content goes on with the parts of the former',
      '...(isSame ? {} : { secret, received: 0 })',
      '...{}',
    ],
    [
      'X143',
      'S111',
      'a content is begun on a revision that is over',
      'if (given.replaces !== null) checkSeen(await knownMedia(trx, given.replaces), given);',
      '',
    ],
    [
      'X144',
      'S113',
      'what has arrived is changed by another content',
      'known.media !== null && isSameContent(known, given)',
      'known.media !== null',
    ],
  ]),
  ...breaking('server/subjects/media/upload/sweep-uploads.ts', arrival, [
    ['X144a', 'S110', 'what arrived is forgotten after a day', "eb('media', 'is', null), ", ''],
  ]),
  ...breaking('server/subjects/media/revision.ts', overtaken, [
    [
      'X144b',
      'S112',
      'a restored shop’s number is taken for the one that was seen',
      ' && row.rev_id === baseRevId',
      '',
    ],
    ['X144c', 'S112', 'the id of a revision stays', '  rev_id: sql<string>`gen_random_uuid()`,\n', ''],
  ]),
  ...breaking('server/subjects/media/library/remove-media.ts', overtaken, [
    [
      'X144d',
      'S112',
      'what was written since is taken away',
      'by === undefined || !isSeen(row, by)',
      'by === undefined',
    ],
  ]),
  ...breaking('server/subjects/media/library/read-media.ts', overtaken, [
    [
      'X144e',
      'S119',
      'a library of another history is kept',
      'const since = reset ? undefined : asked.since;',
      'const since = asked.since;',
    ],
  ]),
  ...breaking(
    'src/db/kept-library.ts',
    ['tests/admin/media/fill-library.test.ts'],
    [
      [
        'X144f',
        'S119',
        'what was kept of another history stays on the disk',
        '        if (reset) await files.clear();\n',
        '',
      ],
      [
        'X144g',
        'S119',
        'what was kept of another history stays in hand',
        '      if (change.reset) files.clear();\n',
        '',
      ],
    ],
  ),
];
