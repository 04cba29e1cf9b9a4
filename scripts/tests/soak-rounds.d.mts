export interface Round {
  readonly ok: boolean;
  readonly isLoaded: boolean;
  readonly minutes: number;
  /** Names of the tests that were red. */
  readonly red: readonly string[];
}
export function roundsOf(kept: string | null, tree: string | null): Round[];
export function written(tree: string | null, rounds: readonly Round[]): string;
export function inARow(rounds: readonly Round[]): Round[];
export function isNextLoaded(rounds: readonly Round[]): boolean;
export function redTests(report: string): string[];
