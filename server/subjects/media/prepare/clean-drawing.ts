/**
 * A drawing is a document that can run programs, fetch addresses and embed pages. What is kept of one draws: known elements
 * and attributes, references within itself, styles that fetch nothing. It is written anew, so that nothing else stays.
 */
import sanitizeHtml from 'sanitize-html';

const TAGS = [
  'svg g defs symbol use title desc style switch path rect circle ellipse line polyline polygon text',
  'tspan textPath linearGradient radialGradient stop pattern clipPath mask marker filter feBlend',
  'feColorMatrix feComponentTransfer feComposite feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur',
  'feMerge feMergeNode feMorphology feOffset feTile feTurbulence feDropShadow feConvolveMatrix',
  'feDiffuseLighting feSpecularLighting fePointLight feDistantLight',
].flatMap((line) => line.split(' '));

/** Only within the drawing: `#id`. */
const isInside = (value: string): boolean => /^\s*#[\w.:-]+\s*$/u.test(value);

/** What stands between the brackets of `url(…)`, without its quotation marks; empty where no bracket closes it. */
const unquoted = (rest: string): string =>
  rest
    .slice(0, Math.max(0, rest.indexOf(')')))
    .trim()
    .replace(/^["']|["']$/gu, '');

/** Words by which a style fetches, or hides that it does. */
const fetches = (style: string): boolean =>
  /@import|expression|javascript|\\|\/\*/iu.test(style) ||
  style
    .split(/url\s*\(/iu)
    .slice(1)
    .some((rest) => !isInside(unquoted(rest)));

function mayStay(name: string, value: string): boolean {
  const plain = name.toLowerCase();
  if (plain.startsWith('on')) return false;
  if (plain === 'href' || plain === 'xlink:href') return isInside(value);
  if (plain === 'xmlns' || plain.startsWith('xmlns:')) return /^http:\/\/www\.w3\.org\/[\w/]+$/u.test(value);
  if (plain.startsWith('xml:') && plain !== 'xml:space') return false;
  if (/^\s*(?:javascript|data|vbscript):/iu.test(value)) return false;
  return !fetches(value);
}

/** What is drawn again stands in another file. */
const leadsOut = (attribs: Readonly<Record<string, string>>): boolean =>
  ['href', 'xlink:href'].some((name) => attribs[name] !== undefined && !isInside(attribs[name]));

/** Elements that show something and are not kept: without them the drawing would be another one. */
const SHOWN = new Set('image foreignobject iframe object embed video canvas audio'.split(' '));

interface Clean {
  readonly text: string;
  /** Something that is shown is not kept: it is another drawing than the one that was sent. */
  readonly loses: boolean;
}

/** @returns the drawing made harmless; text that is no drawing gives none */
export function readDrawing(source: string): Clean | null {
  let loses = false;
  const clean = sanitizeHtml(source, {
    allowedTags: TAGS,
    allowedAttributes: false,
    allowVulnerableTags: true,
    allowedSchemes: [],
    nonTextTags: ['script', 'foreignObject', 'foreignobject', 'iframe', 'object', 'embed', 'noscript', 'template'],
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    exclusiveFilter: ({ tag, text }) => {
      const isLost = tag === 'style' && fetches(text);
      loses ||= isLost;
      return isLost;
    },
    transformTags: {
      '*': (tagName, attribs) => {
        loses ||= SHOWN.has(tagName.toLowerCase()) || (tagName === 'use' && leadsOut(attribs));
        return {
          tagName,
          attribs: Object.fromEntries(Object.entries(attribs).filter(([name, value]) => mayStay(name, value))),
        };
      },
    },
  }).trim();
  if (!/^<svg[\s>]/u.test(clean)) return null;
  const text = clean.includes('xmlns="http://www.w3.org/2000/svg"')
    ? clean
    : clean.replace(/^<svg/u, '<svg xmlns="http://www.w3.org/2000/svg"');
  return { text, loses };
}

export const cleanDrawing = (source: string): string | null => readDrawing(source)?.text ?? null;
