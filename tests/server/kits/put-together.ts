/** Kits and groups as the tables hold them. */
import { randomUUID } from 'node:crypto';

import type { OptionKind } from '#core/domain/catalogue/parts/part.ts';
import type { Db } from '#server/database/connection.ts';

interface PartFacts {
  readonly article: string;
  readonly quantity?: number;
  readonly isFixed?: boolean;
  readonly isDefault?: boolean;
}

interface OptionFacts {
  readonly kind?: OptionKind;
  readonly isRequired?: boolean;
  readonly name?: string;
  readonly parts: readonly PartFacts[];
}

/** Members of a group, in their order. */
export async function putMembers(db: Db, group: number, members: readonly PartFacts[]): Promise<void> {
  await db
    .insertInto('product_part')
    .values(members.map((one, at) => partRow(group, one, at, null)))
    .execute();
}

/** Choices of a kit with their components, which are numbered from 1 in their order. */
export async function putOptions(db: Db, kit: number, options: readonly OptionFacts[]): Promise<void> {
  let place = 0;
  for (const [
    position,
    { kind = 'radio', isRequired = true, name = `Choix ${position + 1}`, parts },
  ] of options.entries()) {
    const uuid = randomUUID();
    await db
      .insertInto('product_part_option')
      .values({ uuid, product_id: kit, position, name, kind, is_required: isRequired })
      .execute();
    for (const part of parts) {
      await db
        .insertInto('product_part')
        .values(partRow(kit, part, place, uuid))
        .execute();
      place += 1;
    }
  }
}

const partRow = (
  product: number,
  { article, quantity = 1, isFixed = true, isDefault = false }: PartFacts,
  position: number,
  option: string | null,
) => ({
  uuid: randomUUID(),
  product_id: product,
  position,
  option,
  article,
  quantity,
  is_fixed: isFixed,
  is_default: isDefault,
});
