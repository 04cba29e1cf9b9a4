/**
 * Why a content does not belong among what is looked for (specification §8); null: it does.
 * @param categories of the content, by their UUIDs
 */
export const faultOfChoice = (categories: readonly string[], category: string): 'content.otherCategory' | null =>
  category === '' || categories.includes(category) ? null : 'content.otherCategory';
