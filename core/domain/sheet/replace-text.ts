/** Search and replace: letters as they are typed, whatever their case unless that counts. */
export interface Search {
  readonly find: string;
  readonly by: string;
  readonly matchCase: boolean;
}

const folded = (text: string, matchCase: boolean): string => (matchCase ? text : text.toLowerCase());

/** Where a text has what is looked for, from the left, without overlaps. */
function placesIn(text: string, { find, matchCase }: Pick<Search, 'find' | 'matchCase'>): readonly number[] {
  const [within, wanted] = [folded(text, matchCase), folded(find, matchCase)];
  const places: number[] = [];
  /* a letter whose small form is longer would shift what follows: such a text is compared as it is */
  const here = within.length === text.length && wanted.length === find.length ? within : text;
  const looked = here === text ? find : wanted;
  if (looked === '') return places;
  for (let at = here.indexOf(looked); at !== -1; at = here.indexOf(looked, at + looked.length)) places.push(at);
  return places;
}

export const holdsText = (text: string, search: Pick<Search, 'find' | 'matchCase'>): boolean =>
  placesIn(text, search).length > 0;

export function replaceText(text: string, search: Search): string {
  let replaced = '';
  let from = 0;
  for (const at of placesIn(text, search)) {
    replaced += text.slice(from, at) + search.by;
    from = at + search.find.length;
  }
  return replaced + text.slice(from);
}
