import { sql } from 'kysely';

import type { Kit, KitComponent } from '#core/domain/catalogue/parts/kit.ts';
import type { OptionKind } from '#core/domain/catalogue/parts/part.ts';
import type { Db } from '#server/database/connection.ts';
import { groupRows } from '#server/database/group-rows.ts';
import type { Trx } from '#server/database/transaction.ts';

export interface StoredComponent extends KitComponent {
  /** UUID of a product or variant, and of the product that it is a variant of. */
  readonly article: string;
  readonly parent: string | null;
}

export interface StoredKit extends Kit<StoredComponent> {
  readonly options: readonly { readonly name: string; readonly kind: OptionKind; readonly isRequired: boolean }[];
}

interface OptionRow {
  readonly kit: string;
  readonly uuid: string;
  readonly name: string;
  readonly kind: OptionKind;
  readonly isRequired: boolean;
}

type PartRow = Omit<StoredComponent, 'option'> & { readonly kit: string; readonly option: string | null };

const NONE: StoredKit = { options: [], components: [] };

/** Kits by the UUID of their product. */
export async function loadKits(db: Db | Trx, kits: readonly string[]): Promise<(kit: string) => StoredKit> {
  const options = await sql<OptionRow>`
    select p.uuid as kit, o.uuid, o.name, o.kind, o.is_required as "isRequired"
    from product_part_option o join product p on p.id = o.product_id
    where p.uuid = any(${kits}::uuid[]) order by o.position, o.uuid`.execute(db);
  const parts = await sql<PartRow>`
    select p.uuid as kit, c.option, c.number, c.quantity, c.is_fixed as "isFixed", c.is_default as "isDefault",
      c.article, parent.uuid as parent
    from product_part c join product p on p.id = c.product_id join product a on a.uuid = c.article
      left join product parent on parent.id = a.parent_id
    where p.uuid = any(${kits}::uuid[]) and c.deleted_at is null order by c.position, c.number`.execute(db);
  const optionsOf = groupRows(options.rows, (row) => row.kit);
  const partsOf = groupRows(parts.rows, (row) => row.kit);
  return (kit) => {
    const own = optionsOf.get(kit);
    if (own === undefined) return NONE;
    const places = new Map(own.map(({ uuid }, at) => [uuid, at]));
    return {
      options: own,
      components: (partsOf.get(kit) ?? []).flatMap((row): StoredComponent[] => {
        const option = places.get(row.option ?? '');
        return option === undefined ? [] : [{ ...row, option }];
      }),
    };
  };
}
