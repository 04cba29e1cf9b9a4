/*
 * Runs before the shop: paints in the colours the person chose, keeps room for what is said without a network (it would
 * push what one presses from under the finger), keeps presses and choices that links and forms cannot answer by
 * themselves until the application can (rendering recipe §8; parts marked `late` say themselves when their code is
 * here), and asks for the application once the main picture is there.
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
  root.toggleAttribute('data-offline', !navigator.onLine);
  let ready = false;
  let kept = [];
  const waits = (part) => !ready || part.closest('[data-replay=deferred]') !== null;
  const keep = (part) => kept.push([part, part.checked, part.value]);
  const pressed = ({ target }) =>
    target instanceof Element && target.closest('button[type=button], form:not([action]) [type=submit]');
  addEventListener(
    'click',
    (event) => {
      const part = pressed(event);
      if (!part || !waits(part)) return;
      event.preventDefault();
      event.stopPropagation();
      part.setAttribute('aria-busy', 'true');
      keep(part);
    },
    true,
  );
  addEventListener(
    'change',
    ({ target }) => {
      if (target.matches('select, [type=checkbox], [type=radio]') && waits(target)) keep(target);
    },
    true,
  );
  const answer = ([part, checked, value]) => {
    part.removeAttribute('aria-busy');
    if (part.localName === 'select') {
      part.value = value;
      return part.dispatchEvent(new Event('change', { bubbles: true }));
    }
    // Pressed again, a box is as it was chosen.
    part.checked = !checked;
    part.click();
  };
  const replay = () => {
    const answered = kept.filter(([part]) => !waits(part));
    kept = kept.filter(([part]) => waits(part));
    answered.forEach(answer);
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
    if (parts.content.childElementCount > 0) return setTimeout(start);
    parts.remove();
    // The document has the styles of its own page; those of all others follow.
    for (const sheet of document.querySelectorAll('link[disabled]')) sheet.disabled = false;
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
