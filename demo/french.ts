const THIN = '\u202f';

const UNITS = 'mm|cm|m|km|ml|cl|l|L|g|kg|t|Ah|A|V|W|kW|ch|CV|Nm|N|bar|dB|K|lm|h|s|min|ans|jours|mois|%|€|°C';
const MEASURE = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/**
 * French typography of a text typed plainly: typographic apostrophe, narrow no-break space before ; : ! ? », after «,
 * between thousands, and between a figure and its unit.
 */
export function french(text: string): string {
  return text
    .replaceAll("'", '’')
    .replace(/ (?=[;:!?»])/gu, THIN)
    .replace(/« /gu, `«${THIN}`)
    .replace(/(?<![\d/.-])(\d{1,3}) (?=\d{3}(?!\d))/gu, `$1${THIN}`)
    .replace(/(?<=\u202f)(\d{3}) (?=\d{3}(?!\d))/gu, `$1${THIN}`)
    .replace(MEASURE, `$1${THIN}`);
}
