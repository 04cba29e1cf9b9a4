import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BLOCK_TYPES, BLOCKS, fieldsOf, newBlock } from '#core/domain/blocks/all-blocks.ts';
import { BLOCK_LIMITS, eachBlock, type Block } from '#core/domain/blocks/block.ts';
import { missingOf, problemsOf } from '#core/domain/blocks/check.ts';
import { textOf, WORD_PROPS } from '#core/domain/blocks/block-words.ts';
import { linksOf, mediaOf, targetsOf, withHtml } from '#core/domain/blocks/contents.ts';
import { readBlocks } from '#core/domain/blocks/read.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { anyBlocks } from '#tests/support/samples/blocks.ts';

const block = (type: string, props: object, children?: readonly Block[]): Block => ({
  id: `${type}-1`,
  type,
  props: { ...props },
  ...(children === undefined ? {} : { children }),
});

describe('blocks', () => {
  it('that the definitions allow may be saved, and are read as they were written', () => {
    fc.assert(
      fc.property(anyBlocks, (blocks) => {
        expect(problemsOf(blocks)).toEqual([]);
        expect(readBlocks(blocks)).toEqual(blocks);
      }),
    );
  });

  it('are read from anything without a throw, and what was read is read the same again', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const once = readBlocks(value);
        expect(readBlocks(once)).toEqual(once);
      }),
    );
  });

  it('have every prop after they were read, however little was stored', () => {
    const stored = BLOCK_TYPES.map((type, at) => ({ id: `b${at}`, type, props: {} }));
    expect(readBlocks(stored)).toEqual(BLOCK_TYPES.map((type, at) => newBlock(type, `b${at}`)));
  });

  it('of another version are kept', () => {
    const later = block('hologram', { depth: 3, nested: { a: [1] } }, [newBlock('text', 't')]);
    expect(readBlocks([later])).toEqual([later]);
    expect(problemsOf([later])).toEqual([]);
  });

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'data:text/html,x',
    ' /a',
    '/a b',
    'JaVaScRiPt:x',
  ])('lead nowhere dangerous: %s', (href) => {
    expect(isSafeUrl(href)).toBe(false);
    expect(problemsOf([block('hero', { href })])).toEqual([{ path: [0, 'props', 'href'], code: 'value.invalid' }]);
    const body = [{ type: 'paragraph', text: [{ text: 'ici', href }] }];
    expect(problemsOf([block('text', { body })])).toHaveLength(1);
    expect(linksOf(readBlocks([block('text', { body })]))).toEqual([]);
  });

  it('are refused too deep, too many, twice the same or with what nobody asked for', () => {
    const deep = (levels: number): Block =>
      levels === 0 ? newBlock('text', 'end') : { ...newBlock('section', `s${levels}`), children: [deep(levels - 1)] };
    expect(problemsOf([deep(BLOCK_LIMITS.depth - 1)])).toEqual([]);
    expect(problemsOf([deep(BLOCK_LIMITS.depth)])).toHaveLength(1);
    const many = Array.from({ length: BLOCK_LIMITS.count + 1 }, (_, at) => newBlock('spacer', `b${at}`));
    expect(problemsOf(many)).toEqual([{ path: [], code: 'list.tooLong' }]);
    expect(problemsOf([newBlock('text', 'a'), newBlock('text', 'a')])).toEqual([{ path: [], code: 'value.taken' }]);
    expect(problemsOf([block('heading', { onclick: 'x' })])).toHaveLength(1);
    expect(problemsOf([{ ...block('heading', {}), style: 'x' }])).toHaveLength(1);
    expect(problemsOf([{ ...block('heading', {}), pos: '<b>' }])).toHaveLength(1);
    expect(problemsOf([{ ...block('heading', {}), pos: 'a0V' }])).toEqual([]);
    expect(problemsOf([block('text', {}, [newBlock('text', 'in')])])).toHaveLength(1);
    expect(problemsOf('<p>')).toHaveLength(1);
  });

  it('say which fields a published page still needs', () => {
    const call = block('call', { title: 'Devis', buttons: [{ label: '', href: '/a', tone: 'line' }] });
    expect(missingOf([block('section', {}, [call])])).toEqual([
      { path: [0, 'children', 0, 'props', 'buttons', 0, 'label'], code: 'required' },
    ]);
  });

  it('name their files, products and links, and say their words', () => {
    const [picture, file, one] = [1, 2, 3].map((at) => `00000000-0000-4000-8000-00000000000${at}`);
    const body = [
      { type: 'paragraph', text: [{ text: 'Lire ' }, { text: 'ceci', href: '/conseils' }] },
      { type: 'image', media: file, alt: 'Pneu' },
    ];
    const blocks = [
      block('section', { title: 'Hiver' }, [block('image', { picture, caption: 'Neige' }), block('text', { body })]),
      block('products', { products: [one] }),
      block('html', { code: '<b>Fort</b>' }),
    ];
    expect(mediaOf(blocks)).toEqual([picture, file]);
    expect(targetsOf(blocks, 'product')).toEqual([one]);
    expect(linksOf(blocks)).toEqual(['/conseils']);
    expect(textOf(blocks)).toBe('Hiver Neige Lire ceci Pneu  Fort ');
    expect([...eachBlock(blocks)].map(({ type }) => type)).toEqual(['section', 'image', 'text', 'products', 'html']);
    expect(withHtml(blocks, () => 'sûr').at(-1)?.props['code']).toBe('sûr');
  });

  it('are read aloud by props that hold words in every kind', () => {
    const fields = Object.values(BLOCKS).flatMap((one) => Object.entries(fieldsOf(one)));
    const all = fields.flatMap(([name, field]) => [[name, field] as const, ...Object.entries(field.row ?? {})]);
    const kinds = all.filter(([name]) => WORD_PROPS.some((one) => one === name)).map(([, { kind }]) => kind);
    expect(new Set(kinds)).toEqual(new Set(['text', 'multiline', 'rich', 'html']));
  });
});
