/**
 * Dresses the empty shell in the colours of the shop. Resolves once they are there, or cannot be: a shop in the colours
 * of its design is better than none.
 * @param stylesheet hash of the sheet (start-up payload); empty while the shop keeps the colours of the design
 */
export async function wearColours(stylesheet: string): Promise<void> {
  if (stylesheet === '') return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = `/branding.${stylesheet}.css`;
  await new Promise((settle) => {
    link.addEventListener('load', settle);
    link.addEventListener('error', settle);
    document.head.append(link);
  });
}
