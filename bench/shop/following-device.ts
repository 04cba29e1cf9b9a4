/** A device that listens and takes what changed in the catalogue, with the bytes that travel to it (brotli). */
import { request } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';

import * as v from 'valibot';

import { changesRoute, manifest as manifestSchema, type Manifest } from '#core/contract/catalogue/catalogue.ts';
import type { Cursor } from '#core/wire/sync.ts';

import { hearCatalogue } from './live-stream.ts';

export interface Taken {
  /** Times that it asked what changed. */
  asked: number;
  bytes: number;
  products: number;
  /** It was told to read the manifest again. */
  resets: number;
}

interface FollowingDevice {
  /** Since the beginning, or since they were last taken. */
  take(): Taken;
  /** Resolves once it has heard and taken something more. */
  moved(): Promise<void>;
  leave(): Promise<void>;
}

/** Body as it travelled. */
export function rawBody(origin: string, path: string): Promise<Buffer> {
  return new Promise((done, failed) => {
    const asked = request(`${origin}/${path}`, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', failed);
      answer.on('end', () => {
        if (answer.statusCode === 200) done(Buffer.concat(parts));
        else failed(new Error(`${path} was answered with ${answer.statusCode ?? 0}`));
      });
    });
    asked.on('error', failed);
    asked.end();
  });
}

/** What a body says, which may be too short to be compressed. */
function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(brotliDecompressSync(body).toString());
  } catch {
    return JSON.parse(body.toString());
  }
}

export const manifestOf = async (origin: string): Promise<Manifest> =>
  v.parse(manifestSchema, readJson(await rawBody(origin, 'api/catalogue/manifest')));

const pathOfChanges = ({ epoch, rev, revId }: Cursor): string =>
  `api/catalogue/changes?epoch=${epoch}&rev=${rev}&revId=${revId}`;

/** What a device at this cursor lacks, and the bytes it takes to say so. */
export async function changesSince(origin: string, cursor: Cursor) {
  const body = await rawBody(origin, pathOfChanges(cursor));
  return { bytes: body.byteLength, said: v.parse(changesRoute.answer, readJson(body)) };
}

/** Stands where the shop stands, at first. */
export async function followCatalogue(origin: string): Promise<FollowingDevice> {
  const live = await hearCatalogue(origin);
  let { cursor } = await manifestOf(origin);
  let taken: Taken = { asked: 0, bytes: 0, products: 0, resets: 0 };
  const waiting: (() => void)[] = [];
  let isOver = false;
  const pull = async (): Promise<void> => {
    const { bytes, said } = await changesSince(origin, cursor);
    taken.asked += 1;
    taken.bytes += bytes;
    if (said.kind === 'reset') {
      taken.resets += 1;
      ({ cursor } = await manifestOf(origin));
    } else {
      taken.products += said.products.length + said.removed.length;
      cursor = said.to;
    }
  };
  await pull();
  taken = { asked: 0, bytes: 0, products: 0, resets: 0 };
  const follow = async (): Promise<void> => {
    for (;;) {
      await live.next();
      await pull();
      for (const hear of waiting.splice(0)) hear();
    }
  };
  const following = follow().catch((error: unknown) => {
    if (!isOver) throw error;
  });
  return {
    take: () => {
      const so = taken;
      taken = { asked: 0, bytes: 0, products: 0, resets: 0 };
      return so;
    },
    moved: () => new Promise((heard) => waiting.push(heard)),
    leave: async () => {
      isOver = true;
      await live.leave();
      await following;
    },
  };
}
