/** The colours of the back office that the branding chooses, in the light: the dark has its own. */
import { usualColour, type BrandingColour } from '#core/settings/branding.ts';
import { labelOn, readableOn } from '#core/settings/values/palette.ts';

type Colours = readonly { readonly id: string; readonly value: string }[];

/** What ink is read on, and what is read on the ground of the menu (`src/ui/theme/colors.ts`). */
const GROUNDS = ['#FFFFFF', '#F3F4F1', '#EAECE8'];
const QUIET = '#5F6A6C';
const WHITE = '#FFFFFF';

/** Null: the colour of the design. */
function chosen(colours: Colours, id: BrandingColour): string | null {
  const value = colours.find((one) => one.id === id)?.value ?? usualColour(id);
  return value.toUpperCase() === usualColour(id).toUpperCase() ? null : value;
}

/** Dresses the back office; a colour that could not be read gives way as far as it must. */
export function wearColours(colours: Colours, { style }: Pick<HTMLElement, 'style'>): void {
  const wear = (name: string, value: string | null): void => {
    if (value === null) style.removeProperty(`--brand-${name}`);
    else style.setProperty(`--brand-${name}`, value);
  };
  const ink = chosen(colours, 'admin-primary');
  const worn = ink === null ? null : readableOn(ink, GROUNDS);
  wear('ink', worn);
  wear('onink', worn === null ? null : labelOn(worn, WHITE));
  const drawer = chosen(colours, 'admin-drawer-bg');
  wear('drawer', drawer === null ? null : readableOn(drawer, [QUIET]));
}
