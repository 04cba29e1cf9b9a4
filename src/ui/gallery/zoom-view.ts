/** Where an enlarged picture lies behind its window. Lengths are CSS pixels, points are counted from the window's centre. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface View {
  /** 1: the whole picture fits the window. */
  readonly scale: number;
  /** How far the picture's centre lies from the window's. */
  readonly x: number;
  readonly y: number;
}

/** The picture as large as the window shows it whole, and the window. */
export interface Frame {
  readonly picture: Size;
  readonly window: Size;
}

export const WHOLE: View = { scale: 1, x: 0, y: 0 };
/** One press enlarges this much. */
export const PRESSED = 2;
const LARGEST = 4;

/** The picture as large as the window shows it whole. */
export function frameOf(picture: Size, window: Size): Frame {
  const scale = Math.min(window.width / picture.width, window.height / picture.height);
  return { picture: { width: picture.width * scale, height: picture.height * scale }, window };
}

/** The nearest view that leaves no gap between an edge of the picture and the window. */
export function within({ scale, x, y }: View, { picture, window }: Frame): View {
  const size = between(1, scale, LARGEST);
  // its computed edges may stand out by a rounding
  if (size === 1) return WHOLE;
  const room = (whole: number, seen: number): number => Math.max(0, (whole * size - seen) / 2);
  const [roomX, roomY] = [room(picture.width, window.width), room(picture.height, window.height)];
  return { scale: size, x: between(-roomX, x, roomX), y: between(-roomY, y, roomY) };
}

/** Enlarges or shrinks; what lies under the point stays there, as far as the edges allow. */
export function scaledTo(view: View, scale: number, at: Point, frame: Frame): View {
  const size = between(1, scale, LARGEST);
  const times = size / view.scale;
  return within({ scale: size, x: at.x - (at.x - view.x) * times, y: at.y - (at.y - view.y) * times }, frame);
}

export function movedBy(view: View, by: Point, frame: Frame): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}

/** Never -0, which would be another view of the same place. */
const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most) + 0;
