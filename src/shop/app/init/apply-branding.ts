/** Marks whatever dresses the page in the colours of the shop: the document's own sheet (server) and ours. */
const MARK = 'data-branding';

/**
 * Dresses the page in the colours of the shop, in place of those it wears. Resolves once they are there, or cannot be:
 * a shop in the colours it had, or in those of its design, is better than none.
 * @param stylesheet hash of the sheet (start-up payload); empty while the shop keeps the colours of the design
 */
export async function applyBranding(stylesheet: string): Promise<void> {
  const worn = [...document.querySelectorAll(`[${MARK}]`)];
  const href = `/branding.${stylesheet}.css`;
  if (worn.some((one) => one.getAttribute('href') === href)) return;
  if (stylesheet !== '' && !(await addSheet(href))) return;
  for (const one of worn) one.remove();
}

/** Answers whether the sheet is there. */
function addSheet(href: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  link.setAttribute(MARK, '');
  return new Promise((settle) => {
    link.addEventListener('load', () => settle(true));
    link.addEventListener('error', () => {
      link.remove();
      settle(false);
    });
    document.head.append(link);
  });
}
