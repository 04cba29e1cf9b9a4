/** Texts that the database keeps and must not be able to tell: sealed with a key that stands outside of it. */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** @param about whose it is: sealed for one, it opens for nobody else */
  close(text: string, about: string): Buffer;
  /** @throws Error when it was sealed with another key, for somebody else, or altered */
  open(sealed: Buffer, about: string): string;
}

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** AES-256-GCM under a key of its own for each purpose (HKDF-SHA-256). */
export function createSeal(secret: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  return {
    close(text, about) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about));
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    open(sealed, about) {
      const iv = sealed.subarray(0, IV_BYTES);
      const tag = sealed.subarray(-TAG_BYTES);
      const decipher = createDecipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(about)).setAuthTag(tag);
      const text = sealed.subarray(IV_BYTES, -TAG_BYTES);
      return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
    },
  };
}
