/** What is asked of one attribute in the back office, beside the record itself. */
import type { ATTRIBUTE_ROUTES } from '#core/contract/admin/catalogue/attributes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { adminOf } from '#server/routes/admin-of.ts';
import type { Handlers } from '#server/routes/handler.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';

import { countOptions, optionsOf } from './option-counts.ts';
import { replaceOption } from './replace-option.ts';

export function attributeOffice(deps: Pick<ShopTools, 'db' | 'ids'>): Handlers<typeof ATTRIBUTE_ROUTES> {
  const { db } = deps;
  return {
    'api.admin.attributes.options': async (_context, { params: { uuid } }) => {
      const known = await db.selectFrom('attribute').select('code').where('uuid', '=', uuid).executeTakeFirst();
      if (known === undefined) throw new Refusal('record.unknown');
      const counts = await countOptions(db, known.code);
      const all = await optionsOf(db, known.code);
      return all.map(({ id, uuid: own, name }) => ({ uuid: own, name, count: counts.get(id) ?? 0 }));
    },
    'api.admin.attribute-families.choices': () =>
      db.selectFrom('attribute').select(['code', 'name', 'type']).orderBy('name').orderBy('id').execute(),
    'api.admin.attributes.replace-option': async (context, { params, body }) => {
      const author = await adminOf(context);
      return { count: await replaceOption(deps, { ...params, ...body, author, now: context.now }) };
    },
  };
}
