/** What the form of a product takes of its links. */
import * as v from 'valibot';
import { expect, test } from 'vitest';

import { downloadFields } from '#core/resources/catalogue/products/downloads.ts';

const link = (more: object) => ({
  uuid: '66666666-6666-4666-8666-666666666666',
  title: 'Revue',
  titleEnglish: null,
  file: null,
  url: 'https://cdn.example.fr/revue.pdf',
  maxDownloads: 0,
  validDays: 0,
  sample: null,
  sampleUrl: null,
  ...more,
});

const faultsOf = (more: object): readonly string[] => {
  const judged = v.safeParse(downloadFields.downloadLinks.schema, [link(more)]);
  return (judged.issues ?? []).map((issue) => `${v.getDotPath(issue)} ${issue.message}`).toSorted();
};

test('O30 another address than by https, less than nothing, and a part of a day are refused at their field', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ url: 'javascript:alert(1)', maxDownloads: -1, validDays: 0.5, title: '' })).toEqual([
    '0.maxDownloads number.tooSmall',
    '0.title required',
    '0.url link.invalid',
    '0.validDays number.invalid',
  ]);
  expect(faultsOf({ sampleUrl: 'http://example.fr/', file: 'x' })).toEqual([
    '0.file uuid.invalid',
    '0.sampleUrl link.invalid',
  ]);
});
