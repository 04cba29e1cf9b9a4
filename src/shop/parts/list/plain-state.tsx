/** The rest of an address as hidden fields, so that a form sent without scripts keeps it. */
export function PlainState({ search, except }: { search: string; except: string | RegExp }) {
  const kept = [...new URLSearchParams(search)].filter(([key]) =>
    typeof except === 'string' ? key !== except : !except.test(key),
  );
  return kept.map(([key, value]) => <input key={key} type="hidden" name={key} value={value} />);
}
