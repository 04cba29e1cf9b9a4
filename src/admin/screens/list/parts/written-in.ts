const WRITTEN_IN = 'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], dialog';

/** Whether a key pressed there is for what is written or asked there, and no command of the page. */
export const isWrittenIn = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(WRITTEN_IN) !== null;
