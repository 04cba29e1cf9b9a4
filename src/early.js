/*
 * Runs before the shop: paints in the colours the person chose, keeps presses on `data-early` parts until the
 * application can answer them (rendering recipe §8; parts marked `late` say themselves when their code is here), and
 * asks for the application once the main picture is there.
 */
(() => {
  const AT_ONCE = 3;
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
  } catch {
    // Storage is refused: the device's own colours it is.
  }
  let ready = false;
  let kept = [];
  const waits = (part) => !ready || part.dataset.early === 'late';
  addEventListener(
    'click',
    (event) => {
      const part = event.target instanceof Element && event.target.closest('[data-early]');
      if (!part || !waits(part)) return;
      event.preventDefault();
      event.stopPropagation();
      part.setAttribute('aria-busy', 'true');
      kept.push(part);
    },
    true,
  );
  const replay = () => {
    const answered = kept.filter((part) => !waits(part));
    kept = kept.filter(waits);
    for (const part of answered) {
      part.removeAttribute('aria-busy');
      part.click();
    }
  };
  addEventListener('appready', () => {
    ready = true;
    replay();
  });
  addEventListener('partready', replay);

  // The server lays the scripts of a drawn page into a template; a page without one asks for them by itself. A few at a
  // time: to ask for all of them at once holds a phone up for a tenth of a second.
  const start = () => {
    const parts = document.getElementById('parts');
    if (!parts) return;
    parts.before(...[...parts.content.children].slice(0, AT_ONCE));
    if (parts.content.childElementCount === 0) parts.remove();
    else setTimeout(start);
  };
  const startInTime = () => {
    const picture = document.querySelector('img[fetchpriority="high"]');
    if (!picture || picture.complete) return start();
    for (const event of ['load', 'error']) picture.addEventListener(event, start, { once: true });
    // Who touches the page, or waits for a picture that does not come, gets the application.
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, { once: true, capture: true });
    setTimeout(start, 1000);
  };
  if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', startInTime);
  else startInTime();
})();
