import { breaking, type Mutant } from '../mutant.ts';

const DOMAIN = ['tests/core/domain/sheet/patch.test.ts', 'tests/core/domain/sheet/formula.test.ts'];
const TEXT = ['tests/core/domain/sheet/tsv.test.ts', 'tests/core/domain/sheet/cell-text.test.ts'];
const MODEL = ['tests/admin/sheet/sheet-model.test.ts'];
const SERVER = ['tests/server/products/spreadsheet.test.ts'];
const FILTERS = ['tests/server/products/attribute-filters.test.ts'];

/** The spreadsheet of products: cells, saves, and what leads back. */
export const SPREADSHEET: readonly Mutant[] = [
  ...breaking('core/domain/sheet/patch.ts', DOMAIN, [
    ['X600', 'S139', 'what was done is undone in the order it was done', 'patch.toReversed()', 'patch.slice()'],
    ['X601', 'S139', 'what was undone stays the future', '  undone: [],\n});', '  undone: [patch],\n});'],
  ]),
  ...breaking('core/domain/sheet/formula.ts', DOMAIN, [
    ['X602', 'S134', 'a price is rounded below nothing', 'Math.max(above, end)', 'above - UNITS_PER_EURO'],
  ]),
  ...breaking('core/domain/sheet/tsv.ts', TEXT, [
    ['X603', 'S134', 'a quote in a cell is copied once', `replaceAll('"', '""')`, `replaceAll('"', '"')`],
  ]),
  ...breaking('core/domain/sheet/cell-text.ts', TEXT, [
    ['X604', 'S134', 'digits of an amount are cut off', 'part.length > DECIMALS', 'part.length > 7'],
  ]),
  ...breaking('src/admin/store/sheet/fold-change.ts', MODEL, [
    ['X610', 'S139', 'a change is folded onto whatever is there', 'product.uuid || !isOn', 'product.uuid'],
    ['X611', 'S139', 'pieces make a revision of the product', '...(isWritten ?', '...(change.rev > 0 ?'],
  ]),
  ...breaking(
    'src/admin/store/sheet/kept-edits.ts',
    ['tests/admin/sheet/kept-edits.test.ts'],
    [
      [
        'X614',
        'S139',
        'a tab writes over what another has changed',
        'for (const one of put) cells.set',
        'for (const one of (cells.clear(), put)) cells.set',
      ],
      [
        'X615',
        'S139',
        'what was saved stays a change',
        'for (const one of gone) cells.delete',
        'for (const one of gone.slice(1)) cells.delete',
      ],
    ],
  ),
  ...breaking('src/admin/features/sheet/save/changes-of.ts', MODEL, [
    ['X612', 'S135', 'a cell that somebody else wrote is sent unasked', ' && row.begun.size === 0', ''],
    ['X613', 'S134', 'what has to be put right is sent', 'row.faults.size === 0 && ', ''],
  ]),
  ...breaking('server/subjects/catalogue/sheet/sheet-sync.ts', SERVER, [
    ['X620', 'S136', 'what is told again is written again', 'if (told !== undefined) {', 'if (told?.rev === -1) {'],
    ['X621', 'S136', 'a save of a colleague is told', 'told.admin !== person.id', "told.admin === ''"],
  ]),
  ...breaking('server/subjects/catalogue/sheet/correct-places.ts', SERVER, [
    ['X622', 'S135', 'pieces are put right over what was sold', 'place.quantity !== from', 'place.quantity < 0'],
    [
      'X623',
      'S134',
      'pieces of any product are put right',
      'and (p.uuid = ${product} or p.parent_id = (select id from product where uuid = ${product}))',
      'and ${product} is not null',
    ],
  ]),
  ...breaking('server/subjects/catalogue/sheet/write-sheet-change.ts', SERVER, [
    ['X624', 'S137', 'whoever works here writes products', "!can(author, 'products.update')", "author.id === ''"],
    [
      'X625',
      'S137',
      'whoever writes products puts stock right',
      'args.stock.length > 0 &&',
      'args.stock.length > 99 &&',
    ],
    [
      'X626',
      'S135',
      'a change makes another revision than it names',
      '{ uuid, rev, baseRevId, makes }, (known)',
      '{ uuid, rev, baseRevId }, (known)',
    ],
  ]),
  ...breaking('server/subjects/catalogue/sheet/undo-save.ts', SERVER, [
    [
      'X627',
      'S138',
      'what was written since is undone too',
      'const seen = { rev: row.rev, baseRevId: row.rev_id };',
      'const seen = { rev: row.rev + 1 };',
    ],
    ['X628', 'S138', 'a save is undone twice', '.set({ undone_at: now })', ".set({ title: '' })"],
  ]),
  ...breaking('server/resources/list/value-conditions.ts', FILTERS, [
    ['X640', 'S9', 'lists are narrowed by what they are not to be', 'where a.is_filterable and ', 'where '],
  ]),
];
