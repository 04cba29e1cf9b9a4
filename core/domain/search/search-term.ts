/** Signs of a term that shoppers look for, at most: longer texts are counted under none, and no list keeps one. */
export const LONGEST_TERM = 100;
