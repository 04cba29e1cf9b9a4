/** A strict reader of XML as the shop writes it: elements, attributes, text, the five entities. Anything else throws. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replace(/&([^;]*);|&/g, (whole, name: string | undefined) => {
    const sign = ENTITIES[name ?? ''];
    if (sign === undefined) throw new SyntaxError(`not an entity: ${whole}`);
    return sign;
  });
}

export function readXml(xml: string): XmlElement {
  interface Open {
    name: string;
    attributes: Record<string, string>;
    children: XmlElement[];
    text: string;
  }
  const top: Open = { name: '', attributes: {}, children: [], text: '' };
  const open = [top];
  const body = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, '');
  let at = 0;
  for (const found of body.matchAll(/<(\/?)([\w:-]+)((?: [\w:-]+="[^"<]*")*)>/g)) {
    const [tag, slash, name = '', attributes = ''] = found;
    const between = body.slice(at, found.index);
    at = found.index + tag.length;
    if (/[<>]/.test(between)) throw new SyntaxError(`loose markup: ${between}`);
    const self = open.at(-1) ?? top;
    self.text += decoded(between);
    if (slash === '') {
      const pairs = [...attributes.matchAll(/ ([\w:-]+)="([^"]*)"/g)];
      open.push({
        name,
        attributes: Object.fromEntries(pairs.map(([, key = '', value = '']) => [key, decoded(value)])),
        children: [],
        text: '',
      });
    } else {
      if (self.name !== name) throw new SyntaxError(`${name} ends within ${self.name}`);
      open.pop();
      open.at(-1)?.children.push({ ...self, text: self.children.length === 0 ? self.text : self.text.trim() });
    }
  }
  const [root, ...others] = top.children;
  if (root === undefined || others.length > 0 || open.length !== 1 || body.slice(at).trim() !== '') {
    throw new SyntaxError('not one element');
  }
  return root;
}

/** Every element at a path of names without prefixes: `Tax/CalculatedAmount`. */
export function at(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<readonly XmlElement[]>(
      (found, name) => found.flatMap((one) => one.children.filter((child) => child.name.split(':')[1] === name)),
      [element],
    )
    .slice();
}

/** The texts at a path. */
export const textsAt = (element: XmlElement, path: string): string[] => at(element, path).map((one) => one.text);
