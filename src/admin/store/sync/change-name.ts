/** What a change of the back office does, as its author would tell it: the screens say it in words. */
import type { OutboxRow } from '#src/db/rows.ts';
import { OFFICE } from '#src/admin/store/sync/office-contract.ts';
import { documentKind } from '#core/contract/cms/document.ts';
import { countEntryRoute } from '#core/contract/admin/stock/count-entry.ts';
import { sheetChangeRoute } from '#core/contract/admin/products/sheet/sheet-change.ts';
import { argsOf } from './change-args.ts';

export interface ChangeName {
  readonly done: 'save' | 'remove' | 'restore' | 'replicate' | 'count' | 'sheet' | 'unknown';
  /** UUID of the document; null: of none, or made by another build. */
  readonly doc: string | null;
  /** Its title as the change leaves it, of a count what was found, of a spreadsheet which product; empty where the change does not say. */
  readonly title: string;
  /** Of a count: how many were found. */
  readonly pieces?: number;
}

const DONE: Readonly<Record<keyof typeof OFFICE.routes, ChangeName['done']>> = {
  'api.admin.documents.save': 'save',
  'api.admin.documents.remove': 'remove',
  'api.admin.documents.restore': 'restore',
  'api.admin.documents.replicate': 'replicate',
  'api.admin.stock.counts.enter': 'count',
  'api.admin.products.sheet.change': 'sheet',
};

const isKnown = (route: string): route is keyof typeof DONE => route in DONE;

export function changeNameOf(row: Pick<OutboxRow, 'route' | 'v' | 'args' | 'mutId' | 'at'>): ChangeName {
  const done = isKnown(row.route) ? DONE[row.route] : 'unknown';
  if (done === 'count') return countedIn(row);
  if (done === 'sheet') return { done, doc: null, title: argsOf(sheetChangeRoute, row)?.title ?? '' };
  const opened = OFFICE.open(row);
  const [change] = opened.ok ? opened.change.changes : [];
  if (change === undefined) return { done, doc: null, title: '' };
  const head = change.fold(undefined);
  return {
    done,
    doc: change.key.slice(documentKind.key('').length),
    title: documentKind.is(head) ? head.title : '',
  };
}

function countedIn(row: Pick<OutboxRow, 'route' | 'v' | 'args' | 'mutId' | 'at'>): ChangeName {
  const args = argsOf(countEntryRoute, row);
  return args === null
    ? { done: 'unknown', doc: null, title: '' }
    : { done: 'count', doc: null, title: args.code, pieces: args.pieces };
}
