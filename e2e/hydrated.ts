/**
 * Runs in the page: React has taken over what the server drew, to the last of it. Until then it keeps presses for itself,
 * and the browser follows a link with a new document.
 */
export const isHydrated = (): boolean => {
  const read = (held: unknown, ...path: string[]): unknown => {
    let value = held;
    for (const name of path) value = typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
    return value;
  };
  const root = document.getElementById('root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer'));
  return key !== undefined && read(root, key, 'stateNode', 'current', 'memoizedState', 'isDehydrated') === false;
};
