/** Files that somebody sends while choosing: those that have come into the library are chosen, in the order they were sent in. */
export function arrivedOf<File extends { readonly uuid: string }>(
  sent: readonly string[],
  shown: readonly File[],
): readonly File[] {
  return sent.flatMap((uuid) => shown.find((one) => one.uuid === uuid) ?? []);
}
