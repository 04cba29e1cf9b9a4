import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { expressionFault, looksLike } from '#core/domain/text/expression/expression.ts';
import { costOf } from '../../../../scripts/patterns/cost-of.mjs';

/* few letters, so that parts of an expression meet */
const atom = fc.constantFrom('a', 'b', '\\d', '[ab]', '[^a]', '.', '\\s', '\\-', '[0-9a]');
const { part: expression } = fc.letrec<{ part: string; item: string }>((tie) => ({
  item: fc.oneof(
    { depthSize: 'small' },
    atom,
    tie('part').map((part) => `(${part})`),
    tie('part').map((part) => `(?:${part})`),
  ),
  part: fc.oneof(
    { depthSize: 'small' },
    fc
      .array(fc.tuple(tie('item'), fc.constantFrom('', '', '?', '*', '+', '{2}', '{1,3}', '{0,2}', '{2,}')), {
        minLength: 1,
        maxLength: 3,
      })
      .map((all) => all.map(([item, count]) => item + count).join('')),
    fc.tuple(tie('part'), tie('part')).map(([one, other]) => `${one}|${other}`),
  ),
}));
const texts = fc.array(
  fc.array(fc.constantFrom('a', 'b', '1', ' ', '-', 'é'), { maxLength: 8 }).map((all) => all.join('')),
  {
    minLength: 1,
    maxLength: 12,
  },
);

/** With its dashes bare: the language has no escape for one outside a class. */
const native = (source: string): RegExp => new RegExp(`^(?:${source.replaceAll('\\-', '-')})$`, 'u');

describe('expressions that shopkeepers write', () => {
  test('say of every text what the language would say', () => {
    fc.assert(
      fc.property(expression, texts, (source, all) => {
        if (expressionFault(source) !== null) return;
        const expected = native(source);
        for (const text of all)
          expect([source, text, looksLike(source, text)]).toEqual([source, text, expected.test(text)]);
      }),
      { numRuns: 120 },
    );
  });

  test('are linear in the language itself, where they are taken', () => {
    /* short ones: what is longer takes the analyser as long as the machine is busy */
    const all = fc.sample(expression, { numRuns: 1_500, seed: 7 }).filter(({ length }) => length <= 14);
    const taken = [...new Set(all)].filter((one) => expressionFault(one) === null);
    expect(taken.length).toBeGreaterThan(20);
    for (const source of taken.slice(0, 40))
      expect([source, costOf(native(source).source, 'u')]).toEqual([source, 'linear']);
  });

  test.each([
    '(a+)+',
    '(a*)*',
    '([a-z]+)*x',
    '(a|a)*',
    '(a|ab|b)*c',
    '(\\d+-?)+',
    '\\d*\\d*x',
    '.*.*=',
    '(a(|))*',
    '((a{1,100}){1,100}){1,100}',
    '(((){200}){200}){200}',
    '(a?){255}(a?){255}',
  ])('that try many ways are refused: %s', (source) => {
    expect(expressionFault(source)).toBe('expression.costly');
    expect(looksLike(source, 'aaa')).toBe(false);
  });

  test.each([
    '(',
    'a)',
    '[a',
    'a{2',
    'a{3,1}',
    'a**',
    '*',
    '(?=a)',
    '(?<=a)',
    '(a)\\1',
    '\\b',
    '\\p{L}',
    '\\',
    '[z-a]',
    '[\\d-x]',
    'a'.repeat(201),
    'a{999}',
  ])('that cannot be read are refused: %s', (source) => {
    expect(expressionFault(source)).toBe('expression.invalid');
  });

  test.each([
    ['22[.-]0[56]', '22.06', '22.07'],
    ['^[A-Z]{2}\\d{2,4}$', 'AB123', 'AB1'],
    ['\\d+(?:[.,]\\d+)?', '12,5', '12,'],
    ['\\d{2,3}/\\d{2} ?R ?\\d{2}', '205/55 R16', '205-55 R16'],
    ['(?:A|AA|AAA)', 'AA', 'AAAA'],
    ['[^<>]*', 'é – 12', '<b>'],
  ])('of the trade are taken: %s', (source, good, bad) => {
    expect(expressionFault(source)).toBeNull();
    expect([looksLike(source, good), looksLike(source, bad)]).toEqual([true, false]);
  });
});
