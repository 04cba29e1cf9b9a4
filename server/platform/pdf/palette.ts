/** The colours of documents; the accents of an area come with its model. Ink is asphalt, never pure black (look §3). */
export const INK = '#14191A';
export const SOFT = '#485254';
export const LINE = '#DADDD8';
export const STRONG_LINE = '#7C8688';
export const CANVAS = '#F3F4F1';
export const WHITE = '#FFFFFF';
export const SUCCESS = '#17703A';
