/**
 * Draws the icons of the installed app from the brand mark: `node scripts/pictures/app-icons.mjs`.
 * The mark is that of src/ui/brand/brand.tsx; the pictures are committed, because the manifest names them.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import sharp from 'sharp';

const ink = '#14191A';
const road =
  '<path d="M11 0 6 26M15 0 20 26" stroke="#FFF" stroke-width="1.6" fill="none"/>' +
  '<path d="M11.5 5.3h3v3.2h-3zM11.5 11.6h3V16h-3zM11.5 20h3v6h-3z" fill="#1FA777"/>';

/** The mark with the corners of an app icon. */
const rounded = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 26 26"><clipPath id="c"><rect width="26" height="26" rx="6"/></clipPath><g clip-path="url(#c)"><rect width="26" height="26" fill="${ink}"/>${road}</g></svg>\n`;

/** To the edges, for platforms that cut the shape themselves: the road runs through, the dashes keep to the safe zone. */
const full = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-3.5 -3.5 33 33"><rect x="-3.5" y="-3.5" width="33" height="33" fill="${ink}"/><path d="M11.67 -3.5 5.33 29.5M14.33 -3.5 20.67 29.5" stroke="#FFF" stroke-width="1.6" fill="none"/><path d="M11.5 3.3h3v3.2h-3zM11.5 9.6h3V14h-3zM11.5 18h3v6h-3z" fill="#1FA777"/></svg>`;

const out = new URL('../../public/icons/', import.meta.url);
const png = (svg, size) =>
  sharp(Buffer.from(svg), { density: 1800 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

await mkdir(out, { recursive: true });
await writeFile(new URL('../favicon.svg', out), rounded);
await writeFile(new URL('icon-192.png', out), await png(rounded, 192));
await writeFile(new URL('icon-512.png', out), await png(rounded, 512));
await writeFile(new URL('maskable-512.png', out), await png(full, 512));
await writeFile(new URL('apple-touch-180.png', out), await png(full, 180));
