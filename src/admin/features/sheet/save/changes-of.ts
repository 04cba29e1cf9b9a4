/** What a save sends: for each product that was changed one change, of its own cells and those of its variants. */
import type { SheetChangeArgs } from '#core/contract/admin/products/sheet/sheet-change.ts';
import type { FormAttribute } from '#core/contract/admin/products/families.ts';
import { groupedBy } from '#core/domain/sheet/grouped-by.ts';
import { storedOfValue } from '#core/domain/catalogue/attributes/attribute-value.ts';
import type { SheetProduct } from '#core/contract/admin/products/sheet/sheet-rows.ts';
import type { Sheet } from '../model/sheet.ts';
import { wordsIn, type SheetLine } from '../model/lines.ts';

export interface PlannedChange {
  readonly product: SheetProduct;
  /** Lines of the sheet that it carries. */
  readonly lines: readonly string[];
  readonly args: Omit<SheetChangeArgs, 'save' | 'revId'>;
}

type Parts = {
  -readonly [Part in 'fields' | 'attributes' | 'english']: Record<string, unknown>;
} & { variants: SheetChangeArgs['variants'][number][]; stock: SheetChangeArgs['stock'][number][] };

/** Products with a cell to be put right stay behind whole: a product is written in all its cells, or in none (rule S134). */
export function changesOf(sheet: Sheet, attributes: readonly FormAttribute[]): readonly PlannedChange[] {
  const known = new Map(attributes.map((one) => [one.code, one]));
  const changed = sheet.lines().filter(({ key }) => sheet.edits().has(key));
  const products = groupedBy(changed, ({ product }) => product.uuid);
  return [...products.values()].flatMap((lines): PlannedChange[] => {
    const [first] = lines;
    if (first === undefined || lines.some(({ key }) => !isReady(sheet, key))) return [];
    const parts: Parts = { fields: {}, attributes: {}, english: {}, variants: [], stock: [] };
    for (const line of lines) takeLine(line);
    const { uuid, rev, revId } = first.product;
    const title = wordsIn(first.product.fields['name']).trim() || wordsIn(first.product.fields['sku']);
    return [
      {
        product: first.product,
        lines: lines.map(({ key }) => key),
        args: { product: uuid, rev, ...(revId === undefined ? {} : { baseRevId: revId }), title, ...parts },
      },
    ];

    function takeLine(line: SheetLine): void {
      const own: Record<string, unknown> = {};
      for (const [key, value] of sheet.edits().get(line.key) ?? []) {
        const column = sheet.columns.get(key);
        if (column === undefined) continue;
        const { part, name } = column;
        if (part === 'stock') {
          const from = Number(line.held[key]);
          parts.stock.push({ article: line.key, source: name, from, to: Number(value) });
        } else if (line.variant !== null) own[name] = value;
        else if (part === 'attributes') {
          const attribute = known.get(name);
          if (attribute !== undefined) parts.attributes[name] = storedOfValue(attribute, value) ?? null;
        } else parts[part][name] = value;
      }
      if (line.variant !== null && Object.keys(own).length > 0) parts.variants.push({ uuid: line.key, fields: own });
    }
  });
}

/** Nothing is wrong in it, and nobody has to say which of two values shall stay. */
export function isReady(sheet: Sheet, key: string): boolean {
  const row = sheet.row(key);
  return row !== undefined && row.faults.size === 0 && row.begun.size === 0;
}
