/** Acts at the desk of addresses and departments. */
import { randomUUID } from 'node:crypto';

import type { Author } from '#server/resources/author.ts';
import { addProducts, removeProducts } from '#server/subjects/catalogue/categories/change-products.ts';
import { moveCategory } from '#server/subjects/catalogue/categories/move-category.ts';
import { changeByUuid } from '#server/subjects/permalinks/change-by-uuid.ts';
import { BLANK, type CategoryFields } from '#tests/server/categories/blank-category.ts';

import type { Desk } from './desk.ts';
import { departmentsOf, pick, productsOf, slugOf, type Doing } from './things.ts';

async function edit(
  desk: Desk,
  author: Author,
  which: number,
  more: (seen: CategoryFields) => Partial<CategoryFields>,
) {
  const one = pick(await departmentsOf(desk), which);
  if (one === undefined) return;
  const { rev, revId, fields } = await desk.categories.show(author, one.uuid);
  const given = { uuid: one.uuid, rev, baseRevId: revId, fields: { ...fields, ...more(fields) } };
  await desk.categories.update(author, given);
}

const among = async (desk: Desk, { on, to }: { on: number; to: number }) => {
  const [product, department] = [pick(await productsOf(desk), on), pick(await departmentsOf(desk), to)];
  return product === undefined || department === undefined ? null : { uuid: department.uuid, products: [product.uuid] };
};

export const ADDRESS_ACTS: Doing<
  | 'address'
  | 'departmentAddress'
  | 'department'
  | 'moveDepartment'
  | 'renameDepartment'
  | 'hideDepartment'
  | 'removeDepartment'
  | 'put'
  | 'take'
> = {
  address: async (desk, _author, { on, slug, own }) => {
    const one = pick(await productsOf(desk), on);
    if (one === undefined) return;
    const body = { slug: slug === null ? one.slug : slugOf(slug), permalink: own };
    await changeByUuid(desk, { params: { of: 'product', uuid: one.uuid }, body });
  },
  departmentAddress: async (desk, _author, { on, own }) => {
    const one = pick(await departmentsOf(desk), on);
    if (one === undefined) return;
    await changeByUuid(desk, { params: { of: 'category', uuid: one.uuid }, body: { slug: one.slug, permalink: own } });
  },
  department: async (desk, author, { to, slug }) => {
    const all = await departmentsOf(desk);
    const above = to % 3 === 0 ? undefined : pick(all, to);
    const fields = { ...BLANK, parentId: above?.uuid ?? null, slug: `rayon-${String(slug)}` };
    await desk.categories.store(author, { uuid: randomUUID(), fields });
  },
  moveDepartment: async (desk, author, { on, to, place }) => {
    const all = await departmentsOf(desk);
    const [one, above] = [pick(all, on), to % 3 === 0 ? undefined : pick(all, to)];
    if (one === undefined) return;
    const { rev, revId } = await desk.categories.show(author, one.uuid);
    const given = { uuid: one.uuid, rev, baseRevId: revId, parent: above?.uuid ?? null, position: place };
    await moveCategory(desk, author, { ...given, now: desk.clock.now() });
  },
  renameDepartment: (desk, author, { on, slug }) => edit(desk, author, on, () => ({ slug: `rayon-${String(slug)}` })),
  hideDepartment: (desk, author, { on }) => edit(desk, author, on, ({ isActive }) => ({ isActive: !isActive })),
  removeDepartment: async (desk, author, { on }) => {
    const one = pick(await departmentsOf(desk), on);
    if (one === undefined) return;
    const { rev, revId } = await desk.categories.show(author, one.uuid);
    await desk.categories.destroy(author, { uuid: one.uuid, rev, baseRevId: revId });
  },
  put: async (desk, _author, act) => {
    const named = await among(desk, act);
    if (named !== null) await addProducts(desk, named);
  },
  take: async (desk, _author, act) => {
    const named = await among(desk, act);
    if (named !== null) await removeProducts(desk, named);
  },
};
