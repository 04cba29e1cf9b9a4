/** A promise to be settled from outside. */
export function later<T = void>() {
  let settle: ((value: T) => void) | undefined;
  const promise = new Promise<T>((resolve) => {
    settle = resolve;
  });
  return { promise, settle: (value: T) => settle?.(value) };
}
