interface Rule {
  readonly name: string;
  readonly from: { readonly path?: string; readonly pathNot?: string };
}
export function alternativesOf(pattern: string): string[];
export function idleRules(rules: readonly Rule[], files: readonly string[]): string[];
