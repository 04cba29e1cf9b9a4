import { randomBytes, randomUUID } from 'node:crypto';

/** The only source of chance on the server: injected, so that tests can repeat it. */
export interface Ids {
  uuid(): string;
  /** 256 bits as base64url, for what must not be guessed. */
  secret(): string;
}

export const randomIds: Ids = { uuid: () => randomUUID(), secret: () => randomBytes(32).toString('base64url') };
