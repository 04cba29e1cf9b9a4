import { expect, test } from 'vitest';
import { newBlock, type BlockType } from '#core/domain/blocks/all-blocks.ts';
import { seoChecks } from '#core/domain/cms/seo-checks.ts';
import { isSmallForSharing, SEO_RULES, seoAdvice } from '#core/domain/cms/seo.ts';

const content = {
  title: 'Bien choisir ses plaquettes',
  description: 'Organique ou céramique.',
  slug: 'choisir-plaquettes',
  keyword: '',
  body: [{ type: 'paragraph', text: [{ text: 'Les plaquettes s’usent.', href: '/auto' }] }] as const,
  blocks: [],
  isPost: true,
};

test('a keyword is looked for without accents and as a whole word', () => {
  const found = seoChecks({ ...content, keyword: 'Plaquettes' });
  expect(found).toMatchObject({ keywordInTitle: true, keywordInDescription: false, keywordInSlug: true });
  expect(seoChecks({ ...content, keyword: 'plaque' }).keywordInTitle).toBe(false);
  expect(seoChecks(content)).not.toHaveProperty('keywordInTitle');
});

test('a post has three hundred words and leads somewhere; a page need not be long', () => {
  expect(seoChecks(content)).toMatchObject({ longEnough: false, internalLink: true });
  expect(seoChecks({ ...content, isPost: false })).not.toHaveProperty('longEnough');
});

test('every picture is said, whether it stands alone or in a gallery; a place that has none yet need not be', () => {
  const said = (type: BlockType, props: object) => {
    const block = newBlock(type, 'a');
    return seoChecks({ ...content, blocks: [{ ...block, props: { ...block.props, ...props } }] }).picturesSaid;
  };
  const [seen, unsaid] = [
    { picture: 'p', alt: 'Un disque' },
    { picture: 'p', alt: '' },
  ];
  expect(said('image', seen)).toBe(true);
  expect(said('image', unsaid)).toBe(false);
  expect(said('image', {})).toBe(true);
  expect(said('gallery', { items: [seen] })).toBe(true);
  expect(said('gallery', { items: [seen, unsaid] })).toBe(false);
});

test('a card is drawn large from 600 by 315 pixels on', () => {
  expect(isSmallForSharing({ width: 600, height: 315 })).toBe(false);
  expect(isSmallForSharing({ width: 1_200, height: 314 })).toBe(true);
  expect(isSmallForSharing({ width: 599, height: 630 })).toBe(true);
  expect(isSmallForSharing({ width: null, height: null })).toBe(false);
});

test('a text is empty, unusual, or good when it also fits the result', () => {
  const rule = SEO_RULES.metaTitle;
  expect(seoAdvice(rule, '  ', 0)).toBe('empty');
  expect(seoAdvice(rule, 'Court', 50)).toBe('unusual');
  expect(seoAdvice(rule, 'x'.repeat(40), 500)).toBe('good');
  expect(seoAdvice(rule, 'W'.repeat(40), 700)).toBe('unusual');
});
