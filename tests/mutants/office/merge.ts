import { breaking, type Mutant } from '../mutant.ts';

const TREES = [
  'tests/core/domain/merge/decided-alone.test.ts',
  'tests/core/domain/merge/merge-document.test.ts',
  'tests/core/domain/merge/resolve-conflict.test.ts',
];
const TEXTS = ['tests/core/domain/merge/merge-document.test.ts', 'tests/core/domain/merge/decided-alone.test.ts'];
const POSITIONS = ['tests/core/domain/merge/positions.test.ts', ...TEXTS];
const CHOICES = ['tests/core/domain/merge/resolve-conflict.test.ts'];
const BODIES = ['tests/admin/documents/merged-lists.test.ts', 'tests/admin/documents/merged-blocks.test.ts'];

/** How the texts of several editors become one. */
export const MERGE: readonly Mutant[] = [
  ...breaking('core/domain/merge/merge-tree.ts', TREES, [
    [
      'X100',
      'S96',
      'removed by one and changed by the other, it is gone',
      'isEqual(left.content, base.content) && left.place.parent === base.place.parent ? null : left',
      'isEqual(left.content, base.content) || left.place.parent === base.place.parent ? null : left',
    ],
    [
      'X101',
      'S96',
      'moved into another by one and removed by the other, it is gone',
      'isEqual(left.content, base.content) && left.place.parent === base.place.parent ? null : left',
      'isEqual(left.content, base.content) ? null : left',
    ],
    ['X102', 'S96', 'what stands in something that was removed loses its parent', '    nodes.set(parent, kept);\n', ''],
    [
      'X103',
      'S96',
      'two moved into each other are nothing to choose',
      '  if (isTwisted) at.found({ path: at.path, ...lists });\n',
      '',
    ],
    [
      'X104',
      'S96',
      'where both moved it, mine counts',
      'return keyOf(mine) < keyOf(theirs) ? mine : theirs;',
      'return mine;',
    ],
    [
      'X105',
      'S96',
      'it may hold blocks only where both say so',
      'isParent: mine.isParent || theirs.isParent',
      'isParent: mine.isParent && theirs.isParent',
    ],
    [
      'X106',
      'S96',
      'a removal that is no choice is not told',
      '    if (isRemovedByOne(versions)) disputed.add(id);\n',
      '',
    ],
    ['X107', 'S96', 'what is kept for what lies in it is not told', '    disputed.add(parent);\n', ''],
    [
      'X108',
      'S96',
      'back where it stood, an item stands in what is gone',
      'stood && isThere(stood) ? stood : { ...node.place, parent: ROOT }',
      'stood ?? { ...node.place, parent: ROOT }',
    ],
  ]),
  ...breaking('core/domain/merge/removals.ts', TREES, [
    [
      'X150',
      'S96',
      'a removed block shows nothing of what lies in it',
      '    const kept = itemOf(node, under, isGone);\n',
      '    const kept = itemOf(node, under, () => false);\n',
    ],
    [
      'X151',
      'S96',
      'it shows what stays as if it went',
      '    const kept = itemOf(node, under, isGone);\n',
      '    const kept = itemOf(node, under, () => true);\n',
    ],
    [
      'X152',
      'S96',
      'what was removed with a block is a choice of its own',
      '    if (isInside(id, nodes, disputed, isGone)) continue;\n',
      '',
    ],
    [
      'X153',
      'S96',
      'what lies in a block that stays is no choice',
      'one !== ROOT && isGone(one); one',
      'one !== ROOT; one',
    ],
    [
      'X154',
      'S96',
      'the sides are told the wrong way round',
      'const isMine = trees.mine.has(id);',
      'const isMine = !trees.mine.has(id);',
    ],
  ]),
  ...breaking('core/domain/merge/resolve-conflict.ts', CHOICES, [
    [
      'X160',
      'S96',
      'what was not shown goes with a removed block',
      'if (value === undefined) return without(childrenOf(item) ?? [], gone);',
      'if (value === undefined) return [];',
    ],
    [
      'X161',
      'S96',
      'what was shown to go stays',
      'gone: value === undefined ? idsIn(other) : new Set()',
      'gone: new Set()',
    ],
    ['X162', 'S96', 'a chosen block loses its place', '...(pos !== undefined && { pos }), ', ''],
    [
      'X163',
      'S96',
      'a chosen block has the children that were shown instead of those it has',
      '  const { children: _shown, ...own } = value;\n',
      '  const own = value;\n',
    ],
    [
      'X164',
      'S96',
      'the other side is taken',
      "const { path, [side]: value, [side === 'mine' ? 'theirs' : 'mine']: other } = conflict;",
      "const { path, [side === 'mine' ? 'theirs' : 'mine']: value, [side]: other } = conflict;",
    ],
  ]),
  ...breaking('core/domain/merge/positions.ts', POSITIONS, [
    [
      'X110',
      'S96',
      'positions grow without end',
      'if (positions.every((pos) => pos.length <= MAX_POSITION_LENGTH)) return positions;',
      'return positions;',
    ],
    [
      'X111',
      'S96',
      'one put between two at one position gives all of them new ones',
      'const hasRoom = waiting === 0 || last === null || (pos !== null && last < pos);',
      'const hasRoom = true;',
    ],
    [
      'X112',
      'S96',
      'an item that says no position has none',
      'item.pos ?? known.get(item.id) ?? null',
      'item.pos ?? null',
    ],
    [
      'X113',
      'S96',
      'the position that was there goes before the one it got',
      'item.pos ?? known.get(item.id) ?? null',
      'known.get(item.id) ?? item.pos ?? null',
    ],
  ]),
  ...breaking('core/domain/merge/merge-value.ts', TEXTS, [
    [
      'X115',
      'S96',
      'lists that cannot be told apart are decided silently',
      '  if (merged !== null) return merged;\n  at.found({ path: at.path, ...versions });\n  return undecided(versions);\n}\n\n/** What stands',
      '  if (merged !== null) return merged;\n  return undecided(versions);\n}\n\n/** What stands',
    ],
    [
      'X118',
      'S96',
      'texts that cannot be told apart are decided silently',
      '    if (merged !== null) return merged;\n  }\n  at.found({ path: at.path, ...versions });\n',
      '    if (merged !== null) return merged;\n  }\n',
    ],
    [
      'X119',
      'S96',
      'what cannot be decided is mine',
      'return canonical(mine) < canonical(theirs) ? mine : theirs;',
      'return mine;',
    ],
  ]),
  ...breaking('core/domain/merge/merge-text.ts', TEXTS, [
    ['X117', 'S96', 'words are merged by letters', "text === '' ? [] : text.split(/(?<=\\S)(?=\\s)/u)", '[...text]'],
  ]),
  ...breaking('core/domain/merge/merge-set.ts', BODIES, [
    [
      'X170',
      'S96',
      'what one took out of a set stays',
      'mine?.has(item) && theirs?.has(item)',
      'mine?.has(item) || theirs?.has(item)',
    ],
    [
      'X171',
      'S96',
      'what theirs added to a set is not there',
      '[...(mine ?? []), ...(theirs ?? [])]',
      '[...(mine ?? [])]',
    ],
  ]),
  ...breaking('src/admin/store/drafts/settle-draft.ts', BODIES, [
    [
      'X44',
      'S96',
      'categories are lists, not sets',
      "const SETS = ['categories', 'tags'];",
      'const SETS: string[] = [];',
    ],
    [
      'X45',
      'S96',
      'entries of a menu get no positions',
      "const POSITIONED = ['items', 'blocks',",
      "const POSITIONED = ['blocks',",
    ],
  ]),
];
