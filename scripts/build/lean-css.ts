const declaration = /^[ \t]*(--[\w\\.-]+):\s*([^;{}]+);[ \t]*\n?/gm;
const reference = /var\((--[\w\\.-]+)\)/g;

/**
 * The stylesheet with the values of plain tokens in place of their variables, and without variables nobody reads:
 * about a tenth of its compressed weight, and the stylesheet travels inside every document. Colours and shadows stay
 * variables, because they change with the theme, the area and the branding; so does whatever is declared twice.
 */
export function leanCss(css: string): string {
  const values = new Map<string, string>();
  const often = new Set<string>();
  for (const [, name = '', value = ''] of css.matchAll(declaration)) {
    if (values.has(name)) often.add(name);
    values.set(name, value.trim());
  }
  const plain = (name: string) => tokenOf(name) && !often.has(name) && !/^--(?:colors|shadows)-/.test(name);
  const inlined = (text: string): string =>
    text.replace(reference, (whole, name: string) => {
      const value = plain(name) ? values.get(name) : undefined;
      return value === undefined ? whole : inlined(value);
    });
  const out = inlined(css);
  const read = new Set([...out.matchAll(/var\((--[\w\\.-]+)/g)].map(([, name]) => name));
  return out.replace(declaration, (whole, name: string) => (tokenOf(name) && !read.has(name) ? '' : whole));
}

/** Whether Panda made the variable from one of our tokens. Others (`--gutter`, Panda's own) are left alone. */
function tokenOf(name: string): boolean {
  return /^--(?:fonts|font-sizes|font-weights|line-heights|letter-spacings|spacing|sizes|radii|border-widths|durations|easings|z-index|breakpoints|colors|shadows)-/.test(
    name,
  );
}
