/** What lies over the page: the palette, the keys, the two dialogs that ask who is there. */
import { proxy } from 'valtio';

export interface PanelState {
  palette: boolean;
  shortcuts: boolean;
  /** The shop wants the password once more. */
  confirming: boolean;
}

export const panels = proxy<PanelState>({ palette: false, shortcuts: false, confirming: false });

export const openPalette = (): void => {
  panels.palette = true;
};

export const openShortcuts = (): void => {
  panels.shortcuts = true;
};

let answer: ((given: boolean) => void) | null = null;
let question: Promise<boolean> | null = null;

/** Asks the person for the password; several that ask at once wait for one answer. */
export function askToConfirm(): Promise<boolean> {
  question ??= new Promise<boolean>((resolve) => {
    answer = resolve;
    panels.confirming = true;
  });
  return question;
}

/** @param given whether the password was given and was right */
export function answerConfirm(given: boolean): void {
  panels.confirming = false;
  answer?.(given);
  [answer, question] = [null, null];
}
