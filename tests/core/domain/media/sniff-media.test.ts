import fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { harmlessFileName, LONGEST_NAME } from '#core/domain/media/file-name.ts';
import { acceptedEndings, claimedFormat, MEDIA_FORMATS } from '#core/domain/media/media-format.ts';
import { sniffMedia } from '#core/domain/media/sniff-media.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const kindOf = (content: Uint8Array, name = 'x') => sniffMedia(content, name)?.ending ?? null;

describe('what a file is', () => {
  test.each([
    ['\xff\xd8\xff\xe0', 'jpg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['GIF89a', 'gif'],
    ['\0\0\0\x20ftypavif\0\0\0\0avifmif1', 'avif'],
    ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2', 'mp4'],
    ['\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm', 'webm'],
    ['%PDF-1.7', 'pdf'],
    ['PK\x03\x04[Content_Types].xml word/document.xml', 'docx'],
    ['PK\x03\x04[Content_Types].xml xl/workbook.xml', 'xlsx'],
    [`PK\x03\x04${' '.repeat(26)}mimetypeapplication/vnd.oasis.opendocument.textPK`, 'odt'],
  ])('its first bytes say it, whatever it is called (%#)', (head, ending) => {
    expect(kindOf(latin(head), 'programme.exe')).toBe(ending);
  });

  test('the two old formats of offices and plain text are told apart by their names', () => {
    const old = latin('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1');
    expect([kindOf(old, 'a.doc'), kindOf(old, 'a.XLS'), kindOf(old, 'a.png')]).toEqual(['doc', 'xls', null]);
    expect([kindOf(bytes('a;b\r\n'), 'a.csv'), kindOf(bytes('été'), 'a.txt')]).toEqual(['csv', 'txt']);
    // as a French Windows saves them
    expect(kindOf(latin('R\xe9f\xe9rence;D\xe9signation;Prix\r\n'), 'a.csv')).toBe('csv');
    expect(kindOf(latin('\xff\xfea\0;\0b\0'), 'a.csv')).toBe('csv');
    expect(kindOf(latin('\xff\xfe<\0h\0t\0m\0l\0>\0'), 'a.txt')).toBeNull();
  });

  test.each([
    ['a page as a picture', '<!doctype html><script>alert(1)</script>', 'photo.png'],
    ['a page as text', '<html><body>', 'note.txt'],
    ['a program', 'MZ\x90\0\x03', 'photo.jpg'],
    ['a document with macros', 'PK\x03\x04[Content_Types].xml word/document.xml word/vbaProject.bin', 'a.docx'],
    ['an archive', 'PK\x03\x04setup.exe', 'a.docx'],
    ['a film of a phone alone', '\0\0\0\x20ftypqt  \0\0\0\0', 'a.mp4'],
    ['text with control characters', 'a\0b', 'a.txt'],
    ['nothing', '', 'a.txt'],
  ])('%s is none of ours', (_case, content, name) => {
    expect(kindOf(latin(content), name)).toBeNull();
  });

  test('a drawing is one with a heading, comments and a type, and with an address of entities it is none', () => {
    expect(kindOf(bytes('<?xml version="1.0"?>\n<!-- a --><svg xmlns="x"></svg>'), 'a.txt')).toBe('svg');
    expect(kindOf(bytes('<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>'), 'a.svg')).toBeNull();
  });

  test('a drawing is told from comments that lead to none, however many they are', () => {
    for (const count of [1, 40, 500, 300_000]) {
      const comments = '<!---->'.repeat(count);
      expect(kindOf(bytes(`${comments}x`), 'note.txt')).toBeNull();
      expect(kindOf(bytes(`${comments}<!DOCTYPE svg>${comments}x`), 'note.txt')).toBeNull();
    }
    expect(kindOf(bytes(`${'<!---->'.repeat(250)}<!DOCTYPE svg>${'<!-- a -->\n'.repeat(200)}<svg>`), 'a.svg')).toBe(
      'svg',
    );
  });

  test('a comment without an end, and white space without one, lead to no drawing', () => {
    for (const start of ['<!--', '<!---->'.repeat(20).concat('<!--'), ' '.repeat(1_000_000), '<?xml'.repeat(200_000)])
      expect(kindOf(bytes(`${start} <svg`.repeat(2)), 'a.svg')).toBeNull();
  });

  test('what a drawing begins with stands in its first 4 kB', () => {
    expect(kindOf(bytes(`<!--${'a'.repeat(4000)}--><svg>`), 'a.svg')).toBe('svg');
    expect(kindOf(bytes(`<!--${'a'.repeat(5000)}--><svg>`), 'a.svg')).toBeNull();
  });

  test('any bytes have an answer', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (content, name) => {
        const found = sniffMedia(content, name);
        expect(found === null || found.ending in MEDIA_FORMATS).toBe(true);
      }),
    );
  });
});

describe('names of files', () => {
  test('a name leads nowhere, has the ending of what it is and a bounded length, and naming it again changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (given) => {
        const name = harmlessFileName(given, 'png');
        expect(name).toMatch(/^[^/\\\p{Cc}\p{Cf}]+\.png$/u);
        expect(name.startsWith('.')).toBe(false);
        expect(Array.from(name).length).toBeLessThanOrEqual(LONGEST_NAME);
        expect(harmlessFileName(name, 'png')).toBe(name);
      }),
    );
  });

  test.each([
    ['../../etc/passwd', 'passwd.png'],
    ['C:\\Windows\\étrier rouge.PNG', 'étrier rouge.png'],
    ['.htaccess', 'htaccess.png'],
    ['', 'fichier.png'],
    ['photo.jpg.exe', 'photo.jpg.png'],
  ])('%s is called %s', (given, name) => {
    expect(harmlessFileName(given, 'png')).toBe(name);
  });

  test('what a name claims is read from its end', () => {
    expect(claimedFormat('a.JPEG')?.ending).toBe('jpg');
    expect(claimedFormat('a.exe')).toBeNull();
    expect(acceptedEndings(['pdf'])).toBe('.pdf');
  });
});
