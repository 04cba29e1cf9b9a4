export interface Film {
  readonly host: 'YouTube' | 'Vimeo';
  /** What a frame shows; nothing of it is loaded before a yes. */
  readonly src: string;
}

const TUBE = /^https?:\/\/(?:www\.|m\.)?youtube(?:-nocookie)?\.com\//u;
const SHORT_TUBE = /^https?:\/\/(?:www\.|m\.)?youtu\.be\//u;
const VIMEO = /^https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?/u;

/** What stands behind a host; undefined at another. */
function behind(host: RegExp, url: string): string | undefined {
  const found = host.exec(url);
  return found === null ? undefined : url.slice(found[0].length);
}

/** The id that YouTube calls a film by: the last segment, or the parameter `v`. */
function tubeIdOf(url: string): string | undefined {
  const rest = behind(TUBE, url) ?? '';
  const [path = '', query = ''] = (rest.split('#', 1)[0] ?? '').split('?', 2);
  const parameters = path === 'watch' ? query.split('&') : [];
  const id =
    parameters.find((one) => /^v=[\w-]{11}$/u.test(one))?.slice('v='.length) ??
    behind(/^(?:shorts|embed)\//u, rest) ??
    behind(SHORT_TUBE, url);
  return id === undefined ? undefined : /^([\w-]{11})(?:$|[?&#])/u.exec(id)?.[1];
}

const vimeoIdOf = (url: string): string | undefined => /^(\d{5,12})(?:$|[/?#])/u.exec(behind(VIMEO, url) ?? '')?.[1];

/** The film at an address of YouTube or Vimeo, by its id alone; null for any other address. */
export function filmAt(url: string): Film | null {
  const tube = tubeIdOf(url);
  if (tube !== undefined) return { host: 'YouTube', src: `https://www.youtube-nocookie.com/embed/${tube}?autoplay=1` };
  const vimeo = vimeoIdOf(url);
  return vimeo === undefined
    ? null
    : { host: 'Vimeo', src: `https://player.vimeo.com/video/${vimeo}?autoplay=1&dnt=1` };
}
