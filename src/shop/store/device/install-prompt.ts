/**
 * The browser's own offer to install, kept until the shop makes its own. It comes once, soon after the page has loaded:
 * this is listened for from the start, and nothing else of the offer is part of the first page.
 */
let kept: Event | null = null;
let heard = (): void => {};

export function keepInstallPrompt(event: Event): void {
  /* the browser would show its own at once */
  event.preventDefault();
  kept = event;
  heard();
}

/** Calls now or later, once there is an offer; one listener. */
export function onInstallPrompt(listen: () => void): void {
  heard = listen;
  if (kept !== null) listen();
}

/** The offer, which may be made only once. */
export function takeInstallPrompt(): Event | null {
  const taken = kept;
  kept = null;
  return taken;
}
