/** In the back office ink is the only colour of actions (visual direction §9). */
export const INK_ACCENT = {
  '--colors-accent': 'token(colors.ink)',
  '--colors-accent-hover': 'token(colors.ink)',
  '--colors-on-accent': 'token(colors.onInk)',
  '--colors-accent-text': 'token(colors.text)',
  '--colors-accent-soft': 'token(colors.sunken)',
} as const;
