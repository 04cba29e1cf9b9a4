/**
 * What a machine can see of good wording, in French and in English: typography, one word for one thing, and that a
 * translation says as much as its source. Everything else is read by people.
 */

/** One word for one thing: the shop's basket is no cart, and nobody writes an e-mail to it in English. */
const OTHER_WORDS = [
  [/\bcarts?\b/iu, 'basket'],
  [/\be-mails?\b/iu, 'email'],
  [/\bwish list\b/iu, 'wishlist'],
];

/** Placeholders and tags, sorted. */
const partsOf = (text) =>
  [...text.matchAll(/\{\w+\}|<\/?\d+\/?>/gu)].map(([part]) => part).sort((a, b) => (a < b ? -1 : 1));

/** How a sentence ends: a label without a stop stays without one. */
const endOf = (text) => /[.…?!:]$/u.exec(text.replace(/<\/\d+>$/u, '').trimEnd())?.[0] ?? '';

const FRENCH = [
  [/['"]/u, 'wants ’ and « »'],
  [/\.\.\./u, 'wants …'],
  [/(?<![\u202F\u00A0])[;:!?»](?!\/)/u, 'wants a narrow no-break space before ; : ! ? »'],
  [/«(?![\u202F\u00A0])/u, 'wants a narrow no-break space after «'],
  [/ {2}/u, 'has two spaces'],
];

const ENGLISH = [
  [/['"]/u, 'wants ’ and “ ”'],
  [/[«»]/u, 'wants “ ”'],
  [/\.\.\./u, 'wants …'],
  [/\s[;:!?%]/u, 'has a space before ; : ! ? %'],
  [/[\u202F\u00A0]/u, 'has a no-break space'],
  [/ {2}/u, 'has two spaces'],
];

/** Word for word and glyph for glyph from the shop's specification: such texts are compared as bytes. */
export const GIVEN = [
  "Cette adresse email n'est liée à aucun compte",
  "Une erreur s'est produite, veuillez recommencer",
  'Les deux mots de passe ne sont pas identiques !',
  'Le nombre maximum de tentatives de connexion est atteint !',
];

const broken = (rules, text) => rules.flatMap(([pattern, wants]) => (pattern.test(text) ? [wants] : []));

/**
 * @param {string} french the source, which is the text itself
 * @returns {string[]} what is wrong with it
 */
export const frenchFaults = (french) => (GIVEN.includes(french) ? [] : broken(FRENCH, french));

/**
 * @param {string} french the source
 * @param {string} english its translation
 * @returns {string[]} what is wrong with the translation
 */
export function englishFaults(french, english) {
  const faults = broken(ENGLISH, english);
  for (const [pattern, word] of OTHER_WORDS) if (pattern.test(english)) faults.push(`says ${word} elsewhere`);
  if (partsOf(french).join() !== partsOf(english).join()) faults.push('has other placeholders than its source');
  if (endOf(french) !== endOf(english)) faults.push('ends otherwise than its source');
  if (english !== english.trim()) faults.push('has a space at an end');
  return faults;
}

/**
 * @param {string} po a catalogue
 * @returns {[string, string][]} its sources and their translations
 */
export function entriesOf(po) {
  const unquoted = (text) => text.replaceAll(/\\(["\\])/gu, '$1');
  return [...po.matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gmu)].map(([, id, text]) => [unquoted(id), unquoted(text)]);
}
