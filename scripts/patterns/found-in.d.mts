export interface FoundPattern {
  readonly file: string;
  readonly line: number;
  readonly text: string;
  readonly source: string | null;
  readonly flags: string;
}
export function patternsIn(file: string, code: string): FoundPattern[];
