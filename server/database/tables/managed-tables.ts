/** Tables whose columns a set of fields names: every one has a UUID and a revision. */
export interface ManagedRow {
  uuid: string;
  rev: number;
  [column: string]: unknown;
}

export interface ManagedTables {
  [table: string]: ManagedRow;
}
