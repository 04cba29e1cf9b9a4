import { useMatches } from '@tanstack/react-router';

export interface Place {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/** Of what is on screen: the address itself runs ahead while the next page is on its way. */
export function usePlace(): Place {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname ?? '/' });
  const search = useMatches({
    select: (matches) => {
      const raw: unknown = Reflect.get(matches.at(-1)?.search ?? {}, 'raw');
      return typeof raw === 'string' && raw !== '' ? `?${raw}` : '';
    },
  });
  return { path, search };
}
