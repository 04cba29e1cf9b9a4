/** Large files on their way into the library: what lies in memory of them. */
import { createHash, randomBytes } from 'node:crypto';

import { expect, test } from 'vitest';

import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { keepUpload } from '#server/subjects/media/upload/keep-upload.ts';
import { partName } from '#server/subjects/media/upload/stored-parts.ts';
import { createMemoryStorage } from '#tests/support/memory-storage.ts';

const HEAD = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypisom\0\0\0\0isomavc1')]);

/** A file on its way in parts, and a storage that tells how much of it is held at a time. */
async function sent(content: Buffer, fileName: string) {
  const storage = createMemoryStorage();
  const secret = randomBytes(32).toString('hex');
  for (let at = 0; at < content.byteLength; at += UPLOAD_PART)
    await storage.write(partName(secret, at), content.subarray(at, at + UPLOAD_PART));
  let mostGiven = 0;
  const write: typeof storage.write = async (name, given) => {
    if (given instanceof Uint8Array) {
      mostGiven = Math.max(mostGiven, given.byteLength);
      return storage.write(name, given);
    }
    return storage.write(
      name,
      (async function* () {
        for await (const part of given) {
          mostGiven = Math.max(mostGiven, part.byteLength);
          yield part;
        }
      })(),
    );
  };
  const upload = { secret, bytes: content.byteLength, file_name: fileName };
  return { storage, upload, secret, mostGiven: () => mostGiven, deps: { storage: { ...storage, write } } };
}

test.each([
  ['film.mp4', HEAD, 'mp4'],
  ['notice.pdf', Buffer.from('%PDF-1.7\n'), 'pdf'],
])('%s goes into the library part by part, and is what was sent', async (fileName, head, ending) => {
  const content = Buffer.concat([head, randomBytes(3 * UPLOAD_PART + 11)]);
  const { storage, upload, deps, mostGiven } = await sent(content, fileName);
  const { kept, fileName: name } = await keepUpload(deps, upload);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  expect(kept).toMatchObject({ hash, stored: `${hash}.${ending}`, bytes: content.byteLength, width: null });
  expect(name).toBe(fileName);
  expect(content.equals(storage.files.get(kept.stored) ?? Buffer.alloc(0))).toBe(true);
  expect(mostGiven()).toBe(UPLOAD_PART);
});

test('a paper of more than twenty megabytes is refused by what it is, not by its name', async () => {
  const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(20 * 1024 * 1024)]);
  const { upload, deps } = await sent(content, 'film.mp4');
  const error: unknown = await keepUpload(deps, upload).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Refusal);
  expect(error).toMatchObject({ code: 'media.tooLarge' });
});

test('a film of which a part is gone is unknown, and nothing of it is kept', async () => {
  const content = Buffer.concat([HEAD, randomBytes(2 * UPLOAD_PART)]);
  const { storage, upload, deps, secret } = await sent(content, 'film.mp4');
  await storage.remove(partName(secret, UPLOAD_PART));
  await expect(keepUpload(deps, upload)).rejects.toThrow('record.unknown');
  expect([...storage.files.keys()].filter((name) => name.endsWith('.mp4'))).toEqual([]);
});
