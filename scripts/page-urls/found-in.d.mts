export interface PageTable {
  readonly isPage: (path: string) => boolean;
  readonly words: ReadonlySet<string>;
}
export function pageUrlsIn(code: string, isJsx: boolean, table: PageTable): { line: number; text: string }[];
