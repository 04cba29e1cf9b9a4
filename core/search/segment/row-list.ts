/** Rows noted while a question is answered. There is room for every row of a segment, so that nothing is allocated. */
export class RowList {
  readonly rows: Uint32Array;
  count = 0;

  constructor(most: number) {
    this.rows = new Uint32Array(most);
  }

  push(row: number): void {
    this.rows[this.count++] = row;
  }
}
