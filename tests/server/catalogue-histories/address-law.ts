/** Where everything stands and stood: an address that something left leads to where it is, in one step (domain 1.4). */
import type { Area } from '#core/domain/shop/area.ts';
import { categoryPath, contentPath, productPath } from '#core/contract/pages/paths.ts';

import type { Desk } from './desk.ts';
import { named } from './things.ts';

interface Standing {
  readonly uuid: string;
  /** What is above a department. */
  readonly parent: string | null;
  /** Where it is found, and its address by the pattern, which acts as well. */
  readonly path: string;
  readonly pattern: string;
}

interface Row {
  readonly uuid: string;
  readonly parent: string | null;
  readonly area: Area;
  readonly family: string | null;
  readonly slug: string;
  readonly own: string | null;
}

function standingOf({ uuid, parent, area, family, slug, own }: Row): Standing {
  const pattern = family === null ? categoryPath({ area, slug }) : productPath({ area, family, slug });
  return { uuid, parent, path: own === null ? pattern : contentPath(own), pattern };
}

const ALL = `
  select p.uuid, null::uuid as parent, p.area, f.slug as family, p.slug, l.path as own
  from product p join attribute_family f on f.id = p.family_id left join permalink l on l.product_id = p.id
  where p.deleted_at is null and p.parent_id is null
  union all select c.uuid, above.uuid, c.area, null, c.slug, l.path
  from category c left join category above on above.id = c.parent_id left join permalink l on l.category_id = c.id`;

export function openAddressBook() {
  let before = new Map<string, Standing>();
  /** Who stood at a path last. */
  const owners = new Map<string, string>();
  /** Where what is gone stood last. */
  const graves = new Map<string, Standing>();

  function note(now: ReadonlyMap<string, Standing>): void {
    for (const [uuid, one] of before) if (!now.has(uuid)) graves.set(uuid, one);
    for (const uuid of now.keys()) graves.delete(uuid);
    for (const [uuid, grave] of graves) {
      /* what a department was leads to what is above it; whoever takes the place of something gone takes its addresses */
      const above = livingAbove(grave, now);
      const heir = [...now.values()].find(({ path, pattern }) => [path, pattern].includes(grave.path))?.uuid ?? above;
      if (heir === null) continue;
      for (const [path, owner] of owners) if (owner === uuid) owners.set(path, heir);
    }
    for (const { uuid, path, pattern } of now.values()) {
      owners.set(path, uuid);
      owners.set(pattern, uuid);
    }
    before = new Map(now);
  }

  function livingAbove({ parent }: Standing, now: ReadonlyMap<string, Standing>): string | null {
    for (let at = parent; at !== null; at = (graves.get(at) ?? before.get(at))?.parent ?? null)
      if (now.has(at)) return at;
    return null;
  }

  /** What is wrong with addresses now. */
  return async (desk: Desk): Promise<string[]> => {
    const rows = await named<Row>(desk, ALL);
    const now = new Map(rows.map((row) => [row.uuid, standingOf(row)]));
    note(now);
    const redirects = new Map(
      (await desk.db.selectFrom('redirect').select(['from_path', 'to_path']).execute()).map((one) => [
        one.from_path,
        one.to_path,
      ]),
    );
    const paths = [...now.values()].map(({ path }) => path);
    const dead = await named<{ path: string }>(
      desk,
      `select l.path from permalink l join product p on p.id = l.product_id where p.deleted_at is not null`,
    );
    return [
      ...dead.map(({ path }) => `${path} is the address of something deleted`),
      ...paths.filter((path, at) => paths.indexOf(path) !== at).map((path) => `two things stand at ${path}`),
      ...[...redirects].flatMap(([from, to]) => (redirects.has(to) ? [`${from} leads on twice, by ${to}`] : [])),
      ...[...owners].flatMap(([path, owner]) => {
        const one = now.get(owner);
        const to = redirects.get(path);
        if (one === undefined) return [];
        if ([one.path, one.pattern].includes(path))
          return to === undefined ? [] : [`${path} is in use and leads to ${to}`];
        return to === one.path ? [] : [`${path} leads to ${to ?? 'nothing'}, and what it was stands at ${one.path}`];
      }),
    ];
  };
}
