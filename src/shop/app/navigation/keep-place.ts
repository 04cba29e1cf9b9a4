import type { ParsedLocation } from '@tanstack/react-router';

type Place = Pick<ParsedLocation, 'href'> & { readonly state: Pick<ParsedLocation['state'], '__TSR_key'> };

/**
 * Says whether the router may scroll to the place of a page it has just drawn. It asks at every drawing, also where the
 * same page is drawn anew with other prices: whoever reads it stays where they are, and presses what they see.
 *
 * @param drawn the document already shows its page: the person may have scrolled before the application was here
 */
export function createKeepPlace(drawn: boolean): (at: { location: Place }) => boolean {
  let isFirst = drawn;
  let shown: string | null = null;
  return ({ location }) => {
    const entry = location.state.__TSR_key ?? location.href;
    const stays = isFirst || entry === shown;
    isFirst = false;
    shown = entry;
    return !stays;
  };
}
