/**
 * What a buyer chose of a product that is put together – components of a kit, links of a download – as the short text that
 * is part of a cart line's key: `3.7x2` is part 3 once and part 7 twice. Parts are small numbers, given once within their
 * product; the same choice has one text, so that it makes one line.
 */
interface ChosenPart {
  readonly number: number;
  readonly quantity: number;
}

export type Choice = readonly ChosenPart[];

/** A key stays short, however much a product offers. */
export const CHOICE_MAX_LENGTH = 200;
export const PART_NUMBER_MAX = 9999;
export const PART_QUANTITY_MAX = 99;

const PART = /^([1-9][0-9]{0,3})(?:x([1-9][0-9]?))?$/;

/** The text of a choice, whatever the order it was made in; a part named twice counts once, as it was named last. */
export function choiceText(choice: Choice): string {
  return [...new Map(choice.map((part) => [part.number, part.quantity]))]
    .toSorted(([a], [b]) => a - b)
    .map(([number, quantity]) => (quantity === 1 ? `${number}` : `${number}x${quantity}`))
    .join('.');
}

/** The choice of a text, or null for one that is not canonical. */
export function parseChoice(text: string): Choice | null {
  if (text.length > CHOICE_MAX_LENGTH) return null;
  const choice: ChosenPart[] = [];
  for (const part of text.split('.')) {
    const [, number, quantity] = PART.exec(part) ?? [];
    if (number === undefined) return null;
    choice.push({ number: Number(number), quantity: Number(quantity ?? 1) });
  }
  return choiceText(choice) === text ? choice : null;
}

/** True when a key may carry it. */
export function isChoice(choice: Choice): boolean {
  const read = parseChoice(choiceText(choice));
  return read?.length === choice.length && choice.every(({ number }) => read.some((one) => one.number === number));
}
