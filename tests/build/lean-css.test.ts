import { expect, test } from 'vitest';
import { leanCss } from '../../scripts/build/lean-css.ts';

const sheet = (rules: string) => `@layer tokens {
  :where(:root, :host) {
    --spacing-2: 8px;
    --spacing-0\\.5: 2px;
    --sizes-tabs: calc(var(--spacing-2) * 8);
    --colors-text: light-dark(#14191A, #ECEFED);
    --colors-unused: #FFF;
    --gutter-of-panda: 1px;
  }
  [data-area=moto] {
    --radii-panel: 4px;
  }
  :root {
    --radii-panel: 8px;
  }
}
${rules}`;

test('plain tokens stand as values, also inside one another', () => {
  const css = leanCss(
    sheet('.a { padding: var(--spacing-2) var(--spacing-0\\.5); bottom: calc(var(--sizes-tabs) + 1px) }'),
  );
  expect(css).toContain('padding: 8px 2px');
  expect(css).toContain('bottom: calc(calc(8px * 8) + 1px)');
  expect(css).not.toContain('--spacing');
});

test('colours stay variables, because theme, area and branding change them', () => {
  const css = leanCss(sheet('.a { color: var(--colors-text) }'));
  expect(css).toContain('color: var(--colors-text)');
  expect(css).toContain('--colors-text: light-dark(#14191A, #ECEFED);');
  expect(css).not.toContain('--colors-unused');
});

test('a token with two values stays a variable', () => {
  expect(leanCss(sheet('.a { border-radius: var(--radii-panel) }'))).toContain('border-radius: var(--radii-panel)');
});

test('variables that are no tokens are left alone', () => {
  expect(leanCss(sheet(''))).toContain('--gutter-of-panda: 1px;');
});
