/** A screen reader says where one is; the page itself keeps the place that scrolling gave it. */
export function focusPage(): void {
  /* a page may hold one title for a phone and one for a large screen */
  const titles = [...document.querySelectorAll<HTMLElement>('#contenu h1')];
  const heading =
    titles.find((one) => one.getClientRects().length > 0) ?? document.querySelector<HTMLElement>('#contenu');
  if (heading === null) return;
  if (!heading.hasAttribute('tabindex')) heading.setAttribute('tabindex', '-1');
  heading.focus({ preventScroll: true });
}
