export interface Film {
  readonly host: 'YouTube' | 'Vimeo';
  /** What a frame shows; nothing of it is loaded before a yes. */
  readonly src: string;
}

const YOUTUBE =
  /^https?:\/\/(?:www\.|m\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#].*)?$/u;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{5,12})(?:[/?#].*)?$/u;

/** The film at an address of YouTube or Vimeo, by its id alone; null for any other address. */
export function filmAt(url: string): Film | null {
  const [, tube] = YOUTUBE.exec(url) ?? [];
  if (tube !== undefined) return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${tube}?autoplay=1` };
  const [, vimeo] = VIMEO.exec(url) ?? [];
  return vimeo === undefined
    ? null
    : { host: 'Vimeo', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
}
