/**
 * The policy of the page takes no style attribute, not even of a text that is only parsed: each would be a violation, and
 * none would be read. Before anything parses what was pasted, style attributes get a name of their own, and elements and
 * comments that hold nothing to read go.
 */

/** Under which what a style attribute said is read. */
export const SAID = 'data-said';

const isSpace = (letter: string): boolean => /[\t\n\f\r ]/.test(letter);
const isEnd = (letter: string): boolean => letter === '' || letter === '>';

interface Tag {
  /** With another name for its style attribute. */
  readonly text: string;
  readonly end: number;
}

/** A tag that begins at `from`, read as browsers do (HTML, 13.2.5: attribute names and values). */
function readTag(html: string, from: number): Tag {
  const letterAt = (at: number): string => html[at] ?? '';
  const past = (at: number, stops: (letter: string) => boolean): number => {
    let to = at;
    while (letterAt(to) !== '' && !stops(letterAt(to))) to += 1;
    return to;
  };
  let at = past(from + 1, (letter) => isSpace(letter) || letter === '>' || (letter === '/' && html[from + 1] !== '/'));
  let text = html.slice(from, at);
  while (!isEnd(letterAt(at))) {
    const name = past(at, (letter) => !isSpace(letter) && letter !== '/');
    const nameEnd = isEnd(letterAt(name)) ? name : past(name + 1, (letter) => /[\t\n\f\r />=]/.test(letter));
    const isStyle = html.slice(name, nameEnd).toLowerCase() === 'style';
    text += html.slice(at, name) + (isStyle ? SAID : html.slice(name, nameEnd));
    at = nameEnd;
    const sign = past(nameEnd, (letter) => !isSpace(letter));
    if (letterAt(sign) !== '=') continue;
    const value = past(sign + 1, (letter) => !isSpace(letter));
    const quote = letterAt(value);
    const isQuoted = quote === '"' || quote === "'";
    const valueEnd = isQuoted
      ? past(value + 1, (letter) => letter === quote) + 1
      : past(value, (letter) => isSpace(letter) || letter === '>');
    text += html.slice(nameEnd, valueEnd);
    at = valueEnd;
  }
  return { text: text + letterAt(at), end: at + 1 };
}

const after = (html: string, sign: string, from: number): number => {
  const at = html.indexOf(sign, from);
  return at < 0 ? html.length : at + sign.length;
};

/** Where an element whose content is no text of the page ends, if one begins here. */
function skipped(html: string, low: string, at: number): number | null {
  if (/^<\/(?:style|script|title|xml)[\s>/]/.test(low.slice(at, at + 10))) return after(html, '>', at);
  const name = /^<(style|script|title|xml)[\s>/]/.exec(low.slice(at, at + 9))?.[1];
  if (name === undefined) return null;
  const end = low.indexOf(`</${name}`, at);
  return end < 0 ? html.length : after(html, '>', end);
}

/** What was pasted without style attributes, elements and comments; `data-said` holds what the attributes said. */
export function hideStyles(html: string): string {
  const low = html.toLowerCase();
  let made = '';
  for (let at = 0; at < html.length;) {
    const next = html.indexOf('<', at);
    if (next < 0) return made + html.slice(at);
    made += html.slice(at, next);
    const over = skipped(html, low, next);
    if (over !== null) at = over;
    else if (html.startsWith('<!--', next)) at = after(html, '-->', next + 2);
    else if (/^<[!?]/.test(html.slice(next, next + 2))) at = after(html, '>', next);
    else if (/^<\/?[a-z]/.test(low.slice(next, next + 3))) {
      const tag = readTag(html, next);
      made += tag.text;
      at = tag.end;
    } else {
      made += '&lt;';
      at = next + 1;
    }
  }
  return made;
}
