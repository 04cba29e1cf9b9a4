/** What is wrong with what a product is put together of, each fault at its row. */
import { sql } from 'kysely';

import { defaultChoice } from '#core/domain/catalogue/parts/kit.ts';
import { isChoice } from '#core/domain/catalogue/choice.ts';
import { MAX_MEMBERS, takesSeveral } from '#core/domain/catalogue/parts/part.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import type { FieldError } from '#core/wire/refusal.ts';
import type { Trx } from '#server/database/transaction.ts';

import type { WrittenProduct } from '#server/subjects/catalogue/products/written-product.ts';

const FIELD = 'fields.parts';
const at = (row: number, code: string, field = 'article'): FieldError => ({ path: `${FIELD}.${row}.${field}`, code });
const atOption = (row: number, code: string): FieldError => ({ path: `fields.partOptions.${row}.name`, code });

/** @param uuid of the product itself */
export async function partsFaults(trx: Trx, uuid: string, product: WrittenProduct): Promise<FieldError[]> {
  const made = factsOfType(product.type).parts;
  const { parts, partOptions: options, isActive } = product;
  if (made === null || (made === 'members' && options.length > 0))
    return [
      ...(made === null && parts.length > 0 ? [{ path: FIELD, code: 'parts.none' }] : []),
      ...(options.length > 0 ? [{ path: 'fields.partOptions', code: 'parts.none' }] : []),
    ];
  return [
    ...(isActive && parts.length === 0 ? [{ path: FIELD, code: 'parts.required' }] : []),
    ...(made === 'members' && parts.length > MAX_MEMBERS ? [{ path: FIELD, code: 'list.tooLong' }] : []),
    ...(await articleFaults(trx, uuid, product)),
    ...twiceFaults(product),
    ...(made === 'components' ? componentFaults(product) : memberFaults(product)),
  ];
}

/** Each is an article that is sold by itself, of the same half of the shop. */
async function articleFaults(trx: Trx, uuid: string, { parts, area }: WrittenProduct): Promise<FieldError[]> {
  if (parts.length === 0) return [];
  const { rows } = await sql<{ uuid: string; type: string; area: string; parent: string | null; gone: boolean }>`
    select a.uuid, a.type, a.area, parent.uuid as parent, a.deleted_at is not null or parent.deleted_at is not null as gone
    from product a left join product parent on parent.id = a.parent_id
    where a.uuid = any(${parts.map(({ article }) => article)}::uuid[])`.execute(trx);
  const known = new Map(rows.map((row) => [row.uuid, row]));
  return parts.flatMap(({ article }, row): FieldError[] => {
    const found = known.get(article);
    if (article === uuid || found?.parent === uuid) return [at(row, 'part.itself')];
    if (found === undefined || found.gone) return [at(row, 'part.gone')];
    if (found.area !== area) return [at(row, 'part.otherArea')];
    const { cartLine, parts: made, choice } = factsOfType(found.type);
    if (made !== null) return [at(row, 'part.nested')];
    return cartLine === 'product' && choice === 'none' ? [] : [at(row, 'part.notOne')];
  });
}

/** Once in a group, and once in each choice of a kit. */
function twiceFaults({ parts }: WrittenProduct): FieldError[] {
  const seen = new Set<string>();
  return parts.flatMap(({ article, option }, row): FieldError[] => {
    const key = `${option ?? ''} ${article}`;
    if (seen.has(key)) return [at(row, 'part.twice')];
    seen.add(key);
    return [];
  });
}

/** There is nothing to choose between. */
const memberFaults = ({ parts }: WrittenProduct): FieldError[] =>
  parts.flatMap(({ option }, row) => (option === null ? [] : [at(row, 'part.noOption', 'option')]));

function componentFaults({ parts, partOptions: options }: WrittenProduct): FieldError[] {
  const places = new Map(options.map(({ uuid }, place) => [uuid, place]));
  const stray = parts.flatMap(({ option }, row) =>
    option === null || !places.has(option) ? [at(row, 'part.noOption', 'option')] : [],
  );
  const none = parts.flatMap(({ quantity }, row) => (quantity < 1 ? [at(row, 'number.tooSmall', 'quantity')] : []));
  const perOption = options.flatMap(({ uuid, kind }, row): FieldError[] => {
    const own = parts.filter(({ option }) => option === uuid);
    if (own.length === 0) return [atOption(row, 'option.empty')];
    const preset = own.filter(({ isDefault }) => isDefault).length;
    return preset > 1 && !takesSeveral(kind) ? [atOption(row, 'option.onePreset')] : [];
  });
  const preset = defaultChoice({
    options: options.map(({ kind }) => ({ kind, isRequired: true })),
    components: parts.map((one, number) => ({
      ...one,
      number: number + 1000,
      option: places.get(one.option ?? '') ?? -1,
    })),
  });
  const isLong = preset.length > 0 && !isChoice(preset);
  return [...stray, ...none, ...perOption, ...(isLong ? [{ path: FIELD, code: 'parts.tooManyPreset' }] : [])];
}
