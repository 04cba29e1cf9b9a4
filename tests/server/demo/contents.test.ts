import { describe, expect, test } from 'vitest';

import type { RichBlock, RichSpan } from '#core/contract/catalogue/product-detail.ts';
import { PAGE_ROUTES } from '#core/contract/pages/routes.ts';
import { RESERVED_SEGMENTS } from '#core/contract/pages/traits/reserved.ts';
import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import { textOf as textOfBlocks } from '#core/domain/blocks/block-words.ts';
import { linksOf, richTextsOf } from '#core/domain/blocks/contents.ts';
import { isSiret } from '#core/domain/company/siret.ts';
import { isVatNumber } from '#core/domain/company/vat-number.ts';
import { categories } from '#demo/categories.ts';
import { COMPANY } from '#demo/contents/company.ts';
import { DEMO_CONTENTS } from '#demo/contents/contents.ts';
import type { DemoContent } from '#demo/shape.ts';
import { BRANDING } from '#core/settings/branding.ts';
import { isSettingCode, SETTINGS } from '#core/settings/registry.ts';
import { mayStandAt } from '#core/settings/inheritance.ts';
import { parseSetting } from '#core/settings/values/setting-text.ts';

const { contents, postLists, menus, sliders, settings, branding, redirects } = DEMO_CONTENTS;
const posts = contents.filter((one) => one.type === 'post');
const pages = contents.filter((one) => one.type === 'page');

/** Pages without a parameter that a person may be sent to; the error pages are no destination. */
const fixedPaths = PAGE_ROUTES.filter((one) => !one.path.includes('{') && !one.name.startsWith('error.'));
const addresses = new Set([
  ...fixedPaths.map((one) => one.path),
  ...contents.map((one) => `/${one.path}`),
  ...postLists.map((one) => `/${one.slug}`),
  ...categories.map((one) => `/${one.area}/nos-produits/${one.slug}`),
]);

function lines(block: RichBlock): readonly (readonly RichSpan[])[] {
  switch (block.type) {
    case 'heading':
      return [[{ text: block.text }]];
    case 'paragraph':
    case 'note':
    case 'quote':
      return [block.text];
    case 'image':
      return [[{ text: block.alt }]];
    case 'list':
      return block.items;
    case 'table':
      return [block.head, ...block.rows].flatMap((row) => row.map((text) => [{ text }]));
  }
}

const partsOf = ({ body, blocks = [] }: DemoContent) => [...body, ...richTextsOf(blocks)];
const spansOf = (content: DemoContent) => partsOf(content).flatMap(lines).flat();
const textOf = (line: readonly RichSpan[]) => line.map((span) => span.text).join('');
const wordsOf = (content: DemoContent) =>
  partsOf(content)
    .flatMap(lines)
    .flatMap((line) => textOf(line).split(/[\s\u202f]+/u))
    .filter((word) => /\p{L}/u.test(word));

const descriptionLength = (content: DemoContent) => (content.metaDescription ?? '').length;

const menuLeaves = (items: readonly MenuItem[]): MenuItem[] =>
  items.flatMap((one) => [one, ...menuLeaves(one.children)]);
const allMenuItems = Object.values(menus).flatMap(menuLeaves);
const allSlides = Object.values(sliders).flatMap((one) => one.slides);

/** Every line of French a visitor may read from these contents. */
const frenchLines = [
  ...contents.flatMap((one) => [
    one.title,
    one.shortDescription,
    one.metaDescription ?? '',
    one.shot?.alt ?? '',
    ...one.categories,
    ...partsOf(one).flatMap(lines).map(textOf),
    textOfBlocks(one.blocks ?? []),
  ]),
  ...allMenuItems.map((one) => one.label.fr_FR),
  ...allSlides.flatMap((one) => [one.badge ?? '', one.title, one.text, one.buttonLabel, one.shot.alt]),
  ...settings.map((one) => one.value).filter((value) => / /u.test(value)),
];

const repeated = (values: readonly string[]) => values.filter((one, at) => values.indexOf(one) !== at);

describe('addresses', () => {
  test('every page and post has an address of its own', () => {
    expect(repeated(contents.map((one) => one.path))).toEqual([]);
    expect(contents.filter((one) => one.path !== (one.list === null ? one.slug : `${one.list}/${one.slug}`))).toEqual(
      [],
    );
  });

  test('no address takes a reserved first segment, the about page excepted', () => {
    const first = [...contents.map((one) => one.path), ...postLists.map((one) => one.slug)].map(
      (path) => path.split('/')[0] ?? '',
    );
    expect(first.filter((one) => RESERVED_SEGMENTS.has(one))).toEqual(['qui-sommes-nous']);
  });

  test('every link of a text, a menu or a slide leads somewhere in the shop or to an https address', () => {
    const hrefs = [
      ...contents.flatMap(spansOf).flatMap((span) => span.href ?? []),
      ...contents.flatMap(({ blocks = [] }) => linksOf(blocks)),
      ...allMenuItems.map((one) => one.href),
      ...allSlides.map((one) => one.href),
      ...settings.filter((one) => one.code.endsWith('.link')).map((one) => one.value),
    ];
    expect(hrefs.filter((href) => !href.startsWith('https://') && !addresses.has(href))).toEqual([]);
  });

  test('an old address leads to a living one and is not living itself, a removed one leads nowhere', () => {
    expect(redirects.filter((one) => addresses.has(one.from))).toEqual([]);
    expect(redirects.filter((one) => one.status === 301 && !addresses.has(one.to))).toEqual([]);
    expect(redirects.filter((one) => one.status === 410).map((one) => one.to)).toEqual(['']);
  });

  test('every post belongs to a list that exists', () => {
    const lists: readonly (string | null)[] = postLists.map((one) => one.slug);
    expect(posts.filter((one) => !lists.includes(one.list))).toEqual([]);
  });
});

describe('texts', () => {
  test('no mark of how they were typed is left in them', () => {
    expect(frenchLines.filter((line) => /\*\*|\]\(|^#|^> |^- |'/u.test(line))).toEqual([]);
  });

  test('French marks keep their thin no-break spaces', () => {
    const wrong = /[ \u00a0][;:!?»%€]|«(?!\u202f)|(?<!\u202f)»|[\p{L}\d)][;!?](?:\s|$)|\p{L}:\s/u;
    expect(frenchLines.filter((line) => wrong.test(line))).toEqual([]);
  });

  test('no exclamation and no apology', () => {
    expect(frenchLines.filter((line) => /!|\bOups\b|désolé|veuillez nous excuser/iu.test(line))).toEqual([]);
  });

  test('titles and descriptions hold in a search result', () => {
    expect(contents.filter((one) => `${one.title} – Bitume`.length > 70).map((one) => one.path)).toEqual([]);
    expect(
      contents.filter((one) => descriptionLength(one) > 160 || descriptionLength(one) < 80).map((one) => one.path),
    ).toEqual([]);
  });

  test('every post has something to say, a heading, a picture and a way into the shop', () => {
    const thin = posts.filter(
      (one) =>
        wordsOf(one).length < 250 ||
        one.shot === null ||
        !partsOf(one).some((block) => block.type === 'heading') ||
        !spansOf(one).some((span) => /^\/(?:auto|moto)\/(?:nos-produits|vehicules)/u.test(span.href ?? '')),
    );
    expect(thin.map((one) => one.path)).toEqual([]);
  });

  test('both areas and both lists have posts, and the shop has its twelve pages', () => {
    expect(posts.filter((one) => one.area === 'auto').length).toBeGreaterThanOrEqual(4);
    expect(posts.filter((one) => one.area === 'moto').length).toBeGreaterThanOrEqual(4);
    expect(posts.filter((one) => one.area === null).length).toBeGreaterThanOrEqual(2);
    expect(pages.length).toBeGreaterThanOrEqual(12);
  });

  test('rows of a table are as long as its head', () => {
    const uneven = contents.filter((one) =>
      partsOf(one).some(
        (block) => block.type === 'table' && block.rows.some((row) => row.length !== block.head.length),
      ),
    );
    expect(uneven.map((one) => one.path)).toEqual([]);
  });
});

describe('settings and surroundings', () => {
  test('every menu entry exists in English too', () => {
    expect(allMenuItems.filter((one) => (one.label.en_GB ?? '') === '')).toEqual([]);
  });

  test('a slide title holds on two lines and leads where no other slide of its hero leads', () => {
    expect(allSlides.filter((one) => one.title.length > 30).map((one) => one.title)).toEqual([]);
    expect(Object.values(sliders).flatMap((one) => repeated(one.slides.map((slide) => slide.href)))).toEqual([]);
  });

  test('every setting has a definition that allows its value where it stands, once in a place', () => {
    const wrong = settings.filter(
      ({ code, value, channel, locale }) =>
        !isSettingCode(code) ||
        parseSetting(SETTINGS[code], value) === undefined ||
        !mayStandAt(SETTINGS[code].scope, { channel: channel ?? null, locale: locale ?? null }),
    );
    expect(wrong).toEqual([]);
    expect(repeated(settings.map((one) => `${one.code} ${one.channel ?? ''} ${one.locale ?? ''}`))).toEqual([]);
  });

  test('the fictitious company has numbers that hold their rules', () => {
    expect(isSiret(COMPANY.siret)).toBe(true);
    expect(COMPANY.siretWritten.replaceAll(' ', '')).toBe(COMPANY.siret);
    expect(COMPANY.siret.startsWith(COMPANY.siren.replaceAll(' ', ''))).toBe(true);
    expect(isVatNumber(COMPANY.vatNumber)).toBe(true);
    expect(COMPANY.phone).toMatch(/^02 61 91 /u);
  });

  test('branding colours are six hexadecimal digits, each id once', () => {
    const colors = branding.filter((one) => one.kind === 'color');
    expect(colors.filter((one) => !/^#[0-9A-F]{6}$/u.test(one.value ?? ''))).toEqual([]);
    expect(repeated(branding.map((one) => one.id))).toEqual([]);
    const fits = ({ id, value }: (typeof branding)[number]) => {
      const definition = BRANDING.get(id);
      return definition !== undefined && parseSetting(definition, value ?? '') !== undefined;
    };
    expect(branding.filter((one) => !fits(one))).toEqual([]);
  });
});
