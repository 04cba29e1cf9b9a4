/** What a search engine or a share preview reads of a document: from its bytes, with nothing of the shop's own code. */

export interface ReadDocument {
  readonly status: number;
  readonly lang: string;
  readonly titles: readonly string[];
  /** `content` of each meta, by `name` or `property`; a name said twice has two. */
  readonly metas: Readonly<Record<string, readonly string[]>>;
  readonly canonicals: readonly string[];
  /** Nodes of all structured data, by type. */
  readonly nodes: readonly (Readonly<Record<string, unknown>> & { readonly '@type': string })[];
  readonly headings: readonly string[];
  /** Paths of this shop that the page leads to. */
  readonly links: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };
const unescape = (text: string): string => text.replace(/&(#?\w+);/gu, (all, name: string) => ENTITIES[name] ?? all);
const textOf = (html: string): string => unescape(html.replace(/<[^>]*>/gu, '')).trim();

const attribute = (tag: string, name: string): string | null => {
  const [, value] = new RegExp(`\\s${name}="([^"]*)"`, 'u').exec(tag) ?? [];
  return value === undefined ? null : unescape(value);
};

function nodesOf(html: string): ReadDocument['nodes'] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/gu)];
  return blocks.flatMap(([, json = '']) => {
    const said: { '@context': unknown; '@graph'?: ReadDocument['nodes'] } = JSON.parse(json);
    if (said['@context'] !== 'https://schema.org') throw new Error('structured data of another vocabulary');
    return said['@graph'] ?? [];
  });
}

/** @throws SyntaxError for structured data that no engine could parse */
export async function readDocument(response: Response): Promise<ReadDocument> {
  const html = await response.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const metas: Record<string, string[]> = {};
  for (const [tag] of head.matchAll(/<meta [^>]*>/gu)) {
    const name = attribute(tag, 'name') ?? attribute(tag, 'property');
    const content = attribute(tag, 'content');
    if (name !== null && content !== null) (metas[name] ??= []).push(content);
  }
  return {
    status: response.status,
    lang: attribute(/<html[^>]*>/u.exec(html)?.[0] ?? '', 'lang') ?? '',
    titles: [...head.matchAll(/<title[^>]*>([\s\S]*?)<\/title>/gu)].map(([, text = '']) => textOf(text)),
    metas,
    canonicals: [...head.matchAll(/<link [^>]*rel="canonical"[^>]*>/gu)].map(([tag]) => attribute(tag, 'href') ?? ''),
    nodes: nodesOf(html),
    headings: [...html.matchAll(/<h1[^>]*>([\s\S]*?)<\/h1>/gu)].map(([, text = '']) => textOf(text)),
    links: [...new Set([...html.matchAll(/<a [^>]*href="(\/[^"#?]*)/gu)].map(([, path = '']) => unescape(path)))],
  };
}
