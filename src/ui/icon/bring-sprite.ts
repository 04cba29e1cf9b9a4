/** Documents made by hand, such as the frame of a preview, carry no sprite: they get a copy of this document's. */
export function bringSprite(to: Document): void {
  const sprite = document.getElementById('glyphs');
  if (sprite !== null && to.getElementById('glyphs') === null) to.body.append(to.importNode(sprite, true));
}
