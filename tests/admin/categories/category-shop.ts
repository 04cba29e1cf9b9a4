/** A shop of a few categories, as its routes answer; it notes what it was asked. */
import { orderWith } from '#core/domain/catalogue/categories/category-tree.ts';
import { BLANK } from '#tests/server/categories/blank-category.ts';
import { Refusal } from '#core/wire/refusal.ts';

const AT = '2026-11-21T12:22:00.000Z';
const uuidOf = (at: number): string => `5d1c1f0e-5a0b-4b7c-9b1e-2f6c1f6f0a${String(at).padStart(2, '0')}`;

export const PARTS = uuidOf(1);
export const BRAKES = uuidOf(2);
export const OILS = uuidOf(3);
export const PADS = uuidOf(11);
export const DISC = uuidOf(12);

interface Node {
  uuid: string;
  rev: number;
  area: string;
  parent: string | null;
  name: string;
  slug: string;
  isActive: boolean;
}

const node = (uuid: string, name: string, slug: string, parent: string | null = null): Node => ({
  uuid,
  rev: 1,
  area: 'auto',
  parent,
  name,
  slug,
  isActive: true,
});

const product = (uuid: string, name: string, sku: string) => ({
  uuid,
  sku,
  name,
  hash: null,
  isShown: true,
  isOwn: true,
  isFirst: false,
});

interface Asked {
  readonly name: string;
  readonly uuid: string;
  readonly body: Readonly<Record<string, unknown>>;
}

interface Input {
  readonly params?: { readonly uuid?: string };
  readonly query?: object;
  readonly body?: Readonly<Record<string, unknown>>;
}

export function categoryShop(
  nodes: Node[] = [
    node(PARTS, 'Pièces', 'pieces'),
    node(BRAKES, 'Étriers de frein', 'etriers', PARTS),
    node(OILS, 'Huiles', 'huiles'),
  ],
) {
  const asked: Asked[] = [];
  let now = nodes;
  let products = [product(PADS, 'Plaquettes', 'PAD-1'), product(DISC, 'Disque', 'DISC-1')];
  let order = 'manual';

  function move(uuid: string, { parent, position }: Readonly<Record<string, unknown>>) {
    const there = now.filter((one) => one.parent === parent).map((one) => one.uuid);
    const wanted = orderWith(there, uuid, Number(position));
    const moved = now.map((one) =>
      one.uuid === uuid ? { ...one, parent: typeof parent === 'string' ? parent : null, rev: one.rev + 1 } : one,
    );
    now = [
      ...moved.filter((one) => !wanted.includes(one.uuid)),
      ...wanted.flatMap((one) => moved.find((each) => each.uuid === one) ?? []),
    ];
    return { rev: 2 };
  }

  function answer(verb: string, uuid: string, body: Readonly<Record<string, unknown>>): unknown {
    const one = now.find((each) => each.uuid === uuid);
    switch (verb) {
      case 'tree':
        return now;
      case 'product-count':
        return now.map((each) => ({ uuid: each.uuid, shown: 2, own: 1 }));
      case 'filters':
        return [
          { code: 'brand', label: 'Marque' },
          { code: 'size', label: 'Taille' },
        ];
      case 'lookup':
        return now.map((each) => ({ uuid: each.uuid, title: each.name, subtitle: each.slug }));
      case 'show': {
        if (one === undefined) throw new Refusal('record.unknown');
        const fields = { ...BLANK, name: one.name, slug: one.slug, parentId: one.parent };
        return { uuid, rev: one.rev, createdAt: AT, updatedAt: AT, fields, translations: {} };
      }
      case 'store':
      case 'update':
        return { uuid: uuid || body['uuid'], rev: 2 };
      case 'move':
        return move(uuid, body);
      case 'bulk':
        return { done: 1, refused: [{ uuid: PARTS, title: 'Pièces', code: 'record.inUse' }] };
      case 'products':
        return { data: products, total: products.length, first: 0, order, rev: 1 };
      case 'order':
        return { rev: 2 };
      case 'remove':
        products = products.filter((each) => !Object.values(body).flat().includes(each.uuid));
        return { done: 1 };
      default:
        throw new Error(`no answer to ${verb}`);
    }
  }

  return {
    asked,
    askedOf: (verb: string) => asked.filter(({ name }) => name.endsWith(`.${verb}`)),
    sortBy: (rule: string) => {
      order = rule;
    },
    call: async (name: string, { params, body = {} }: Input): Promise<unknown> => {
      const uuid = params?.uuid ?? '';
      await Promise.resolve();
      asked.push({ name, uuid, body });
      return structuredClone(answer(name.split('.').at(-1) ?? '', uuid, body));
    },
  };
}
