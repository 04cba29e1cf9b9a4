/**
 * Expressions that the check cannot prove linear, with the reason why they may stay: what bounds their cost, and the
 * test that holds it. `text` is what stands in the file, white space as one blank.
 */
const SEGMENTS = 'made of the table of pages, each parameter ends at the slash behind it';

export const JUDGED = [
  {
    file: 'core/contract/pages/route-at.ts',
    text: String.raw`new RegExp(${'`'}^${'$'}{route.path.replace(/\{(\w+)\}/g, '(?<$1>[^/?#]+)')}/?$${'`'})`,
    why: SEGMENTS,
    heldBy: 'tests/build/patterns.test.ts',
  },
  {
    file: 'core/contract/admin/pages/match-admin.ts',
    text: String.raw`new RegExp(${'`'}^${'$'}{page.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$${'`'})`,
    why: SEGMENTS,
    heldBy: 'tests/build/patterns.test.ts',
  },
  {
    file: 'server/http/files/media.ts',
    text: String.raw`new RegExp(${'`'}^([0-9a-f]+)-${'$'}{ENLARGED_WIDTH}\\.webp$${'`'})`,
    why: 'a number of the contract stands in it, behind a sign that none of its letters is',
    heldBy: 'tests/build/patterns.test.ts',
  },
];
