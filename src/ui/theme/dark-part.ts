/**
 * A part of the page that is dark whatever the theme. Tokens take their side where they are declared, at the root: what lies in
 * such a part has to be told again.
 */
import { colors } from '#src/ui/theme/colors.ts';

const PLAIN = [
  'text',
  'text2',
  'text3',
  'line',
  'lineStrong',
  'surface',
  'sunken',
  'softButton',
  'ink',
  'onInk',
] as const;
const ACCENTS = ['accent', 'accentHover', 'onAccent', 'accentText'] as const;

/** The second value of `light-dark(…, …)`. */
function darkOf(value: string): string {
  const both = value.slice('light-dark('.length, -1);
  let depth = 0;
  const comma = both.split('').findIndex((one) => {
    depth += Number(one === '(') - Number(one === ')');
    return one === ',' && depth === 0;
  });
  return both.slice(comma + 1).trim();
}

const variable = (name: string): string =>
  `--colors-${name.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)}`;

const worn = (values: readonly (readonly [string, string])[]): Record<string, string> =>
  Object.fromEntries(values.map(([name, value]) => [variable(name), darkOf(value)]));

export const darkPart = {
  ...worn(PLAIN.map((name) => [name, colors[name].value])),
  ...worn(ACCENTS.map((name) => [name, colors[name].value.base])),
  _moto: worn(ACCENTS.map((name) => [name, colors[name].value._moto])),
};
