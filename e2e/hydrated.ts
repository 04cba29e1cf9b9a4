/** Runs in the page: React has taken over the title that the server printed. */
export const isHydrated = (): boolean => {
  const title = document.querySelector('#contenu h1');
  return title !== null && Object.keys(title).some((key) => key.startsWith('__reactFiber'));
};
