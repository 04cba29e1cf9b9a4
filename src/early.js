/*
 * Runs before the shop: paints in the colours the person chose, and keeps presses on `data-early` parts until the
 * application can answer them (rendering recipe §8).
 */
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is refused: the device's own colours it is.
  }
  const kept = [];
  const keep = (event) => {
    const part = event.target instanceof Element && event.target.closest('[data-early]');
    if (!part) return;
    event.preventDefault();
    event.stopPropagation();
    part.setAttribute('aria-busy', 'true');
    kept.push(part);
  };
  addEventListener('click', keep, true);
  addEventListener(
    'appready',
    () => {
      removeEventListener('click', keep, true);
      for (const part of kept.splice(0)) {
        part.removeAttribute('aria-busy');
        part.click();
      }
    },
    { once: true },
  );
})();
