import { expect, test } from 'vitest';

import { darkPart } from '#src/ui/theme/dark-part.ts';

const { _moto: moto, ...plain } = darkPart;
const told = Object.entries<unknown>(plain);

test('what lies in a dark part is told the dark side of its colours, in both areas', () => {
  expect(plain).toMatchObject({ '--colors-text': '#ECEFED', '--colors-line-strong': '#717C7E' });
  expect(plain).toMatchObject({ '--colors-surface': 'var(--brand-surface-dark, #161B1D)' });
  expect(plain).toMatchObject({ '--colors-accent': 'var(--brand-auto-solid-dark, #37B286)' });
  expect(moto).toMatchObject({ '--colors-accent': 'var(--brand-moto-solid-dark, #FFC61A)' });
});

test('none of them is left to the theme of the page', () => {
  const values = [...told, ...Object.entries<unknown>(moto)].map(([, value]) => String(value));
  expect(values.filter((value) => value.includes('light-dark') || !/^(?:#|var\()/u.test(value))).toEqual([]);
});
