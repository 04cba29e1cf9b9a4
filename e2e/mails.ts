/** Letters of the shop, as its keeper finds them: without an SMTP server each is a file (`npm run outbox`). */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect } from './fixtures.ts';

/** Where the server of the journeys writes them (playwright.config.ts). */
const OUTBOX = '.cache/e2e/outbox';

const LINK = /\/(?:email\/verifier|reset-password|devis|renoncer)\/[\w-]{43}/gu;

/** Paths of the links that letters to this address hold, oldest first. */
async function linksTo(email: string): Promise<string[]> {
  const names = (await readdir(OUTBOX).catch(() => [])).filter((name) => /^\d.*\.eml$/u.test(name)).sort();
  const letters = await Promise.all(names.map((name) => readFile(join(OUTBOX, name), 'utf8')));
  return letters
    .filter((letter) => letter.includes(`To: ${email}`))
    .flatMap((letter) => [...new Set(plain(letter).match(LINK) ?? [])]);
}

/** Long lines of a letter are broken, and signs beyond ASCII written in another way. */
const plain = (letter: string): string => letter.replace(/=\r?\n/gu, '').replaceAll('=3D', '=');

/** The path of the newest link in letters to this address, once `count` of them have come. */
export async function linkTo(email: string, count = 1): Promise<string> {
  let links: string[] = [];
  const read = async (): Promise<number> => (links = await linksTo(email)).length;
  await expect.poll(read, { message: `letters to ${email}` }).toBeGreaterThanOrEqual(count);
  return links.at(-1) ?? '';
}
