/** What there is, in the order in which it was made. */
import { sql } from 'kysely';

import type { Area } from '#core/domain/shop/area.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { Author } from '#server/resources/author.ts';

import type { Act } from './acts.ts';
import type { Desk } from './desk.ts';

export type ActOf = { readonly [Name in Act['does']]: Extract<Act, { does: Name }> };

/** What each act does; whatever cannot be done at the moment is refused, or nothing happens. */
export type Doing<Name extends Act['does']> = {
  readonly [One in Name]: (desk: Desk, author: Author, act: ActOf[One]) => Promise<unknown>;
};

export const pick = <T>(list: readonly T[], which: number): T | undefined => list[which % Math.max(1, list.length)];

export async function named<T>(desk: Desk, text: string): Promise<T[]> {
  const { rows } = await sql<T>`${sql.raw(text)}`.execute(desk.db);
  return rows;
}

interface Product {
  readonly id: number;
  readonly uuid: string;
  readonly type: string;
  readonly area: Area;
  readonly slug: string;
}

export const productsOf = (desk: Desk, condition = 'deleted_at is null and parent_id is null') =>
  named<Product>(desk, `select id, uuid, type, area, slug from product where ${condition} order by id`);

/** What can be sold: a product without variants, or a variant. */
export const articlesOf = (desk: Desk) =>
  named<Product & { readonly product: string; readonly variant: string | null }>(
    desk,
    `select p.id, p.uuid, p.type, p.area, p.slug, coalesce(parent.uuid, p.uuid) as product,
      case when parent.uuid is null then null else p.uuid end as variant
    from product p left join product parent on parent.id = p.parent_id
    where p.deleted_at is null and p.type = 'simple' order by p.id`,
  );

export const departmentsOf = (desk: Desk) =>
  named<Pick<Product, 'id' | 'uuid' | 'slug'>>(desk, 'select id, uuid, slug from category order by id');

export const slugOf = (at: number): string => `piece-${String(at)}`;

/** What is refused is no fault; anything else is. */
export const unlessRefused = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
  }
};
