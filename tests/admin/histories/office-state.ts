/** Editors, their devices and one shop as a history stands; what was typed is written down beside. */
import type { CountWorld } from './counts/count-acts.ts';
import type { FileWorld } from './files/file-acts.ts';
import type { ModelOffice } from './model-office.ts';
import type { OfficeDevice, Sort } from './office-device.ts';

/** Somebody pressed save and was told that it is saved. */
interface Press {
  readonly device: number;
  readonly doc: string;
  readonly words: readonly string[];
}

export interface OfficeWorld extends FileWorld, CountWorld {
  readonly server: ModelOffice;
  readonly devices: readonly OfficeDevice[];
  /** Every word that was typed, and in which document. */
  readonly words: Map<string, string>;
  /** Those whose author gave them up, or whom the screen told that nothing has them yet when their tab died. */
  readonly given: Set<string>;
  presses: Press[];
  restored: boolean;
}

export const uuid = (nth: number): string => `0d0c0000-0000-4000-8000-${String(nth).padStart(12, '0')}`;
/** One that the shop has, one that somebody begins, and one without a workflow: saved, it is published. */
export const SORTS: readonly Sort[] = [
  { doc: uuid(1), of: 'content', type: 'page' },
  { doc: uuid(2), of: 'content', type: 'page' },
  { doc: uuid(3), of: 'component', type: 'component' },
];
export const ADMINS = [uuid(101), uuid(101), uuid(102)];
