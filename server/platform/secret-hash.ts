import { createHash } from 'node:crypto';

/** What is stored of a secret of 256 random bits: enough to know it again, nothing to use. */
export const secretHash = (secret: string): Buffer => createHash('sha256').update(secret).digest();
