import fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvOf } from '#server/platform/personal/csv.ts';
import { zipOf } from '#server/platform/personal/zip.ts';
import { zipEntries } from '#tests/support/files/zip-entries.ts';

const at = new Date('2026-11-24T10:15:30Z');
const named = fc.uniqueArray(fc.tuple(fc.string({ minLength: 1, unit: 'grapheme' }), fc.uint8Array()), {
  selector: ([name]) => name,
});

test('what is put into an archive comes out of it', () => {
  fc.assert(
    fc.property(named, (files) => {
      const entries = zipEntries(
        zipOf(
          files.map(([name, content]) => ({ name, content })),
          at,
        ),
      );
      expect([...entries].map(([name, content]) => [name, [...content]])).toEqual(
        files.map(([name, content]) => [name, [...content]]),
      );
    }),
  );
});

const tables = fc.array(
  fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.string({ unit: fc.constantFrom('=', '"', ';', '\n', 'x') })),
);

test('no cell of a table begins a formula, and no text leaves its cell', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const text = csvOf(rows).slice(1);
      const cells = [...text.matchAll(/(?:^|;|\r\n)(?:"((?:[^"]|"")*)"|([^";\r\n]*))/gu)].map(([, quoted, plain]) =>
        (quoted ?? plain ?? '').replaceAll('""', '"'),
      );
      expect(cells.some((cell) => /^[=+\-@]/u.test(cell))).toBe(false);
      const told = rows.flatMap((row) => Object.values(row)).filter((value) => value !== '' && !value.startsWith('='));
      for (const value of told) expect(cells).toContain(value);
    }),
  );
});
