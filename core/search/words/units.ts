/**
 * Units behind numbers: French typography puts a space between « 12 » and « V », and people type none. A number with its
 * unit is found both ways: as two words that stand beside each other, and as one.
 */

/** Each as it is written in the one word that stands for both. */
const UNITS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    (
      'v mv kv w kw mw wh kwh ah mah a ma va ohm f uf nf h hz khz mhz l ml cl dl mm cm dm m km g mg kg t cc cm2 cm3 m2 m3 ' +
      'ch cv kmh nm n kn bar mbar psi pa kpa mpa db lm cd lux k mn min ms po'
    )
      .split(' ')
      .map((unit) => [unit, unit]),
  ),
  litre: 'l',
  litres: 'l',
  volt: 'v',
  volts: 'v',
  watt: 'w',
  watts: 'w',
  metre: 'm',
  metres: 'm',
  bars: 'bar',
  tonne: 't',
  tonnes: 't',
  pouce: 'po',
  pouces: 'po',
};

const NUMBER = /^\d+$/;
const BOTH = /^(\d+)([a-z]+\d?)$/;

/** The unit as it stands behind a number without a space; undefined for any other word. */
export const unitOf = (word: string): string | undefined => (Object.hasOwn(UNITS, word) ? UNITS[word] : undefined);

export const isNumber = (word: string): boolean => NUMBER.test(word);

/** « 12v » as its two words; any other word as it is: H7, R17 and 5w30 are none of this. */
export function splitUnit(word: string): readonly string[] {
  const [, number = '', end = ''] = BOTH.exec(word) ?? [];
  const unit = unitOf(end);
  return unit === undefined ? [word] : [number, unit];
}

/** The words that stand for a number and its unit, of the words of a text: 12 V is 12v as well, 1,5 L is 15l, H7 55 W is h755w. */
export function joinedUnits(words: readonly string[]): string[] {
  return words.flatMap((number, at) => {
    const unit = unitOf(words[at + 1] ?? '');
    if (unit === undefined || !NUMBER.test(number)) return [];
    const before = words[at - 1] ?? '';
    const one = number + unit;
    return /\d/.test(before) ? [one, before + one] : [one];
  });
}
