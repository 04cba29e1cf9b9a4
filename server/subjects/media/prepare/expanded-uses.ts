import sanitizeHtml from 'sanitize-html';

/** What an element with an id draws beside its own lines; what has none belongs to the nearest one around it. */
interface Part {
  /** Ids copied into it (`href`), each as often as it stands there. */
  readonly copied: string[];
  /** Ids it is painted, cut out or filtered with (`url(#id)`). */
  readonly painted: string[];
  /** Ids of the parts within it. */
  readonly within: string[];
}

/** Of what lies in no element with an id. */
const OUTSIDE = '';
/** Deeper no drawing goes that a person made. */
const DEEPEST = 500;

const bareId = (text: string): string => text.replace(/["'#\s]/gu, '');

function take(part: Part, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'href' || name === 'xlink:href') part.copied.push(bareId(value));
    for (const rest of value.split(/url\s*\(/iu).slice(1)) part.painted.push(bareId(rest.split(')', 1)[0] ?? ''));
  }
}

function partsOf(drawing: string): ReadonlyMap<string, Part> {
  const parts = new Map<string, Part>();
  const partAt = (id: string): Part => {
    const part = parts.get(id) ?? { copied: [], painted: [], within: [] };
    parts.set(id, part);
    return part;
  };
  /** The nearest id around each open element. */
  const around = [OUTSIDE];
  partAt(OUTSIDE);
  sanitizeHtml(drawing, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    parser: { xmlMode: true, lowerCaseTags: false, lowerCaseAttributeNames: false, decodeEntities: true },
    onOpenTag: (_name, attributes) => {
      const outer = around.at(-1) ?? OUTSIDE;
      const id = attributes['id'] || outer;
      if (id !== outer) partAt(outer).within.push(id);
      take(partAt(id), attributes);
      around.push(id);
    },
    onCloseTag: () => void around.pop(),
  });
  return parts;
}

/**
 * How many references a drawing comes to when each that it names is drawn in its place: two kilobytes of copies of copies
 * are millions. Infinite where a part draws itself. What names nothing – a gradient – may be painted with at will.
 */
export function expandedUses(drawing: string): number {
  const parts = partsOf(drawing);
  const known = new Map<string, number>();
  const cost = (id: string, depth: number): number => {
    const part = parts.get(id);
    const before = known.get(id);
    if (part === undefined || before !== undefined) return before ?? 0;
    if (depth > DEEPEST) return Infinity;
    // stands until the part is counted: whoever meets it meanwhile is within it
    known.set(id, Infinity);
    let sum = 0;
    for (const target of part.copied) sum += 1 + cost(target, depth + 1);
    for (const target of part.painted) {
      const beneath = cost(target, depth + 1);
      sum += beneath === 0 ? 0 : 1 + beneath;
    }
    for (const inner of part.within) sum += cost(inner, depth + 1);
    known.set(id, sum);
    return sum;
  };
  return cost(OUTSIDE, 0);
}
