/** What a key means in a sheet; null: nothing, it is the browser's. */
import type { Direction } from '#core/domain/sheet/selection.ts';

export type Press =
  | { readonly do: 'move'; readonly to: Direction; readonly far: boolean; readonly extend: boolean }
  | { readonly do: 'page'; readonly to: 'up' | 'down'; readonly extend: boolean }
  | { readonly do: 'edge'; readonly to: 'start' | 'end'; readonly far: boolean; readonly extend: boolean }
  | { readonly do: 'tab'; readonly back: boolean }
  | { readonly do: 'enter' }
  | { readonly do: 'type'; readonly text: string }
  | { readonly do: 'edit' | 'clear' | 'cancel' | 'fault' | Command };

export type Command = 'all' | 'undo' | 'redo' | 'down' | 'right' | 'find' | 'replace' | 'save';

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

const COMMANDS: Readonly<Record<string, Command>> = {
  a: 'all',
  z: 'undo',
  y: 'redo',
  d: 'down',
  r: 'right',
  f: 'find',
  h: 'replace',
  s: 'save',
};

export function pressOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Key): Press | null {
  /* AltGr is both, and types a sign */
  const isCommand = (ctrlKey || metaKey) && !altKey;
  const arrow = Object.hasOwn(ARROWS, key) ? ARROWS[key] : undefined;
  if (arrow !== undefined) return { do: 'move', to: arrow, far: isCommand, extend: shiftKey };
  if (key === 'Home' || key === 'End')
    return { do: 'edge', to: key === 'Home' ? 'start' : 'end', far: isCommand, extend: shiftKey };
  if (key === 'PageUp' || key === 'PageDown')
    return { do: 'page', to: key === 'PageUp' ? 'up' : 'down', extend: shiftKey };
  if (isCommand) {
    const command = COMMANDS[key.toLowerCase()];
    if (command === undefined) return null;
    return { do: command === 'undo' && shiftKey ? 'redo' : command };
  }
  if (key === 'Tab') return { do: 'tab', back: shiftKey };
  if (key === 'Enter') return { do: 'enter' };
  if (key === 'F2') return { do: 'edit' };
  if (key === 'F8') return { do: 'fault' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === 'Escape') return { do: 'cancel' };
  /* the name of a key is longer; a sign may be two units */
  return key.length <= 2 && !/^F\d$/u.test(key) && !(altKey && !ctrlKey) ? { do: 'type', text: key } : null;
}
