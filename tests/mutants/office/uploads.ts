import { breaking, type Mutant } from '../mutant.ts';

const queue = ['disk-and-tabs', 'two-homes', 'send-waiting', 'uploads'].map(
  (name) => `tests/admin/uploads/${name}.test.ts`,
);
const state = ['tests/admin/uploads/upload-state.test.ts', ...queue];
const kinds = ['tests/admin/uploads/upload-failure.test.ts', ...queue];
const disk = ['tests/db/kept-files.test.ts', ...queue];
const histories = ['tests/admin/histories/office-histories.test.ts'];
const turn = ['tests/admin/uploads/uploads-turn.test.ts'];
const leaving = ['tests/admin/frame/staying.test.tsx', 'tests/admin/frame/device.test.tsx'];

/** Files of the library on their way on the device, and what a sign-out of the back office tells of them. */
export const UPLOADS: readonly Mutant[] = [
  ...breaking('src/admin/store/uploads/take-files.ts', queue, [
    [
      'X80',
      'S117',
      'a file that the disk refused counts as kept',
      'isKept: deps.files.durable && !isRefused',
      'isKept: deps.files.durable',
    ],
    [
      'X80a',
      'S117',
      'a disk that fails says that it has no room',
      'isTooMuch: isRefused && isFull(error)',
      'isTooMuch: isRefused',
    ],
    [
      'X85',
      'S115',
      'what is dropped stays in the shop half sent',
      "if (sent === 0 || state === 'done') return;",
      'if (sent >= 0) return;',
    ],
    [
      'X88',
      'S117',
      'a file made smaller is not kept',
      '  await takeIn(opened, smaller);\n',
      '  opened.contents.set(uuid, smaller);\n',
    ],
    ['X93', 'S111', 'a content names no revision', 'baseRevId: replaces?.revId ?? null };', 'baseRevId: null };'],
    [
      'X94',
      'S111',
      'who means it all the same stands on what they saw before',
      'baseRev: now.rev, baseRevId: now.revId',
      'baseRev: row.baseRev ?? null, baseRevId: row.baseRevId ?? null',
    ],
    [
      'X94a',
      'S115',
      'what was given up while the shop was asked comes back',
      '    if (opened.contents.get(uuid) !== row) return;\n',
      '',
    ],
    [
      'X95',
      'S114',
      'what is another’s under its UUID is asked for again and again',
      "if (one.refusal !== 'record.moved') tell",
      'if (one.refusal !== null) tell',
    ],
  ]),
  ...breaking('src/admin/store/uploads/follow-marks.ts', queue, [
    [
      'X81',
      'S115',
      'what another tab gave up stays in the list',
      '&& !opened.isLeft) takeOff(opened, uuid);',
      '&& opened.isLeft) takeOff(opened, uuid);',
    ],
    [
      'X96',
      'S115',
      'what another tab chose is not shown',
      "else if (mark.state !== 'done') await showOther(opened, mark);",
      '',
    ],
  ]),
  ...breaking(
    'src/admin/store/uploads/send-rounds.ts',
    [...queue, ...histories],
    [
      [
        'X86',
        'S99',
        'files of whoever left go on being sent',
        'const isGone = (): boolean => opened.isLeft;',
        'const isGone = (): boolean => false;',
      ],
      [
        'X87',
        'S116',
        'what is asked for while others are sent waits for ever',
        'while (opened.isAsked && !isGone()) {',
        'if (opened.isAsked && !isGone()) {',
      ],
      [
        'X87a',
        'S116',
        'two tabs send the same file',
        'await deps.inTurn(async (lost) => {',
        'await ((work) => work())(async (lost) => {',
      ],
      [
        'X87b',
        'S114',
        'a disk that refuses a mark ends the sending',
        '          return BROKEN_OFF;\n',
        '          throw error;\n',
      ],
      [
        'X87c',
        'S114',
        'what nobody could write as going on stands still',
        "if (!isGone() && marks.some(({ why }) => why === 'passing')) pace?.stalled();",
        '',
      ],
    ],
  ),
  ...breaking('src/admin/store/uploads/upload-homes.ts', queue, [
    [
      'X88a',
      'S115',
      'what was given up stays on the disk',
      '      await disk.drop(uuid);\n    },\n    follow',
      '    },\n    follow',
    ],
    [
      'X88b',
      'S115',
      'what arrived from the tab is refused on the disk',
      "mark?.state === 'done') await",
      "mark?.state === 'refused') await",
    ],
  ]),
  ...breaking('src/admin/store/uploads/open-uploads.ts', queue, [
    [
      'X97',
      'S115',
      'what arrived is shown again at every start',
      "if (state === 'done') await homes.drop(uuid)",
      "if (state === 'refused') await homes.drop(uuid)",
    ],
  ]),
  ...breaking('src/admin/store/uploads/open-uploads.ts', histories, [
    [
      'X97a',
      'S114',
      'what arrived and cannot be let go of ends the start',
      'await homes.drop(uuid).catch(deps.report);',
      'await homes.drop(uuid);',
    ],
  ]),
  ...breaking('src/admin/store/uploads/uploads.ts', queue, [
    [
      'X98',
      'S88',
      'a sign-out waits for what is stalled',
      "state === 'waiting' || state === 'sending';\n  let unfollow",
      "state !== 'done';\n  let unfollow",
    ],
  ]),
  ...breaking('src/admin/store/uploads/upload-state.ts', state, [
    [
      'X84',
      'S115',
      'a paused file becomes stalled, and goes on by itself',
      "return mark.state === 'sending' ? { ...mark, state: 'stalled', why: failure.kind } : mark;",
      "return { ...mark, state: 'stalled', why: failure.kind };",
    ],
    ['X110a', 'S115', 'what was paused is asked for again', "asked: ['stalled']", "asked: ['stalled', 'paused']"],
    [
      'X110b',
      'S115',
      'what arrived while it was paused is sent again',
      "arrived: ['waiting', 'sending', 'paused', 'stalled', 'refused']",
      "arrived: ['sending']",
    ],
    [
      'X110c',
      'S114',
      'a wait ends what waits for a session',
      "return mark.why === 'passing' ? waiting(mark) : mark;",
      'return waiting(mark);',
    ],
    ['X110d', 'S116', 'what a dead tab was sending is nobody’s', "abandoned: ['sending']", 'abandoned: []'],
    [
      'X110e',
      'S118',
      'a refused file counts as one that the shop has',
      "state !== 'done';",
      "state !== 'done' && state !== 'refused';",
    ],
  ]),
  ...breaking('src/admin/store/uploads/upload-failure.ts', kinds, [
    ['X89', 'S114', 'a shop that fails refuses the file', ' || status >= 500', ''],
    [
      'X89a',
      'S114',
      'a session that ended refuses the file',
      "kind === 'session' || kind === 'scope'",
      "kind === 'scope'",
    ],
    [
      'X89b',
      'S114',
      'a build that is too old refuses the file',
      "if (kind === 'update') return { kind: 'outdated' };\n",
      '',
    ],
    ['X89c', 'S114', 'no room for more files is a refusal', "code === 'media.tooMany' || ", ''],
    ['X89d', 'S114', 'every file is asked for on a dead line', "new Set(['offline', ", 'new Set(['],
  ]),
  ...breaking('src/admin/store/uploads/retry-pace.ts', kinds, [
    ['X89e', 'S114', 'a wait that the shop asked for is cut short', '      if (isHeld) return;\n', ''],
    ['X89f', 'S114', 'the pace never grows', 'attempt = isFruitful ? 1 : attempt + 1;', 'attempt = 1;'],
    [
      'X89h',
      'S114',
      'what comes through takes the wait of what did not away',
      "      if (failure?.kind !== 'passing') {\n        attempt = 0;",
      "      if (failure?.kind !== 'passing') {\n        stop();\n        attempt = 0;",
    ],
    ['X89g', 'S114', 'the pace never begins anew', 'isFruitful ? 1 : attempt + 1', 'attempt + 1'],
  ]),
  ...breaking('src/admin/store/uploads/send-waiting.ts', queue, [
    [
      'X82',
      'S115',
      'what was given up is sent',
      "if (row === null || taken?.state !== 'sending')",
      'if (row === null)',
    ],
    [
      'X83',
      'S114',
      'a refusal is not kept',
      "if (!isOver()) await step(deps, uuid, { type: 'failed', failure });",
      'if (!isOver()) deps.show({ uuid, at: row.at, sent: 0, why: null, file: null, state: failure.kind === "refused" ? "refused" : "stalled", refusal: failure.kind === "refused" ? failure.code : null });',
    ],
    ['X83a', 'S116', 'a tab whose turn was taken over goes on', 'return !isOver() && (await', 'return (await'],
    [
      'X83b',
      'S111',
      'two contents of one author for one file are in each other’s way',
      'if (row.replaces !== null) await homes.rebase(row, file);\n',
      '',
    ],
    [
      'X83c',
      'S114',
      'a dead line is tried with every file',
      'if (failure !== null && isOfAll(failure)) return round;',
      '',
    ],
  ]),
  ...breaking('src/admin/store/uploads/send-file.ts', queue, [
    [
      'X90',
      'S115',
      'a stopped file is finished all the same',
      '    if (!(await onSent(offset))) return null;\n  }',
      '    await onSent(offset);\n  }',
    ],
    [
      'X90a',
      'S115',
      'a part counts as sent before its answer',
      '    const received = await steps.part(',
      '    await onSent(Math.min(bytes, offset + UPLOAD_PART));\n    const received = await steps.part(',
    ],
    ['X91', 'S113', 'a shop that forgot a file refuses it', "error.code === 'record.unknown' || ", ''],
    [
      'X91a',
      'S113',
      'a shop that forgets twice refuses the file',
      "if (isForgotten(error)) throw new CallFailed('serverFault', { cause: error });\n",
      '',
    ],
    [
      'X91b',
      'S113',
      'a part does not say of which content it is',
      "part: (body) => call('api.admin.media.uploads.part', { params, body }),",
      "part: ({ bytes: _bytes, ...body }) => call('api.admin.media.uploads.part', { params, body }),",
    ],
  ]),
  ...breaking('src/db/kept-files.ts', disk, [
    [
      'X92',
      'S117',
      'files go in the order of their names',
      "marks: () => marks.orderBy('at').toArray()",
      'marks: () => marks.toArray()',
    ],
    [
      'X92a',
      'S115',
      'what is done keeps its photo on the device',
      "        if (after.state === 'done') await files.delete(uuid);\n",
      '',
    ],
    [
      'X92d1',
      'S115',
      'a photo leaves the device before its answer',
      "if (after.state === 'done') await files.delete(uuid);",
      "if (after.state !== 'waiting') await files.delete(uuid);",
    ],
    ['X92b', 'S115', 'what a build of before refused waits again', 'file.refusal ? {', "file.at === '' ? {"],
    [
      'X92c',
      'S111',
      'every content for the file is moved',
      '&& one.baseRevId === baseRevId)',
      "&& one.baseRevId !== '')",
    ],
  ]),
  ...breaking(
    'src/db/connection/strict-dexie.ts',
    ['tests/db/kept-files.test.ts'],
    [
      [
        'X92d',
        'S117 S63',
        'a photo is said to be on the disk before it is',
        "    chromeTransactionDurability: 'strict',\n",
        '',
      ],
    ],
  ),
  ...breaking('src/admin/app/sync/uploads-turn.ts', turn, [
    ['X99', 'S116', 'a frozen tab keeps its turn', 'takeOver: () => place?.steal(),', 'takeOver: () => {},'],
    ['X99a', 'S116', 'a tab that is awake loses its turn', "else if (mine !== null) channel.send('here');", ''],
    ['X99b', 'S116', 'a tab that lost its turn goes on', '            mine?.abort();\n            mine = null;\n', ''],
    ['X99c', 'S116', 'a tab that lost its turn gives the other’s up', '          if (signal.aborted) return;\n', ''],
  ]),
  ...breaking('src/admin/app/account/device-store.ts', leaving, [
    [
      'X145',
      'S99',
      'what another person left unsent is deleted',
      '  if (hasUnsent(await unsentOf(id, place))) return;\n',
      '',
    ],
  ]),
  ...breaking('src/admin/app/sync/open-office.ts', leaving, [
    ['X147', 'S99', 'a device that was left closed stays closed', "  await markScope(store, 'open');\n", ''],
  ]),
  ...breaking('src/admin/app/sync/leave-office.ts', leaving, [
    [
      'X148',
      'S118',
      'files are not told at the sign-out',
      'const marks = await fileMarks();',
      'const marks = (await fileMarks()).slice(0, 0);',
    ],
    ['X149', 'S99', 'who stays after all finds the device closed', '  if (hasUnsent(left)) await stayHere();\n', ''],
    ['X149a', 'S99', 'who leaves the page finds the device closed', "  await markScope(before.store, 'open');\n", ''],
    [
      'X149b',
      'S88',
      'something new comes in during a sign-out',
      "const begun = before.then(() => markScope(store, 'closing'));",
      'const begun = before;',
    ],
  ]),
  ...breaking(
    'src/admin/app/sync/when-open.ts',
    ['tests/admin/sync/when-open.test.ts'],
    [
      [
        'X149c',
        'S99',
        'what is saved during a sign-out is lost',
        'if (!(error instanceof ScopeClosed) || deps.gone.aborted) throw error;',
        'throw error;',
      ],
      [
        'X149d',
        'S99',
        'a tab that died in its sign-out keeps the others closed',
        "if (!signal.aborted) await markScope(store, 'open');",
        '',
      ],
    ],
  ),
  ...breaking(
    'src/admin/store/sync/unsent.ts',
    ['tests/admin/sync/unsent.test.ts', ...leaving],
    [
      ['X149e', 'S118', 'numbers without a change count as work', '.filter((row) => !isNoop(row)).length', '.length'],
      ['X149f', 'S118', 'what was refused is lost without a word', 'changes: waiting + parked,', 'changes: waiting,'],
    ],
  ),
];
