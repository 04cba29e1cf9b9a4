/** Somebody of the back office who sends files to the library of a whole server. */
import { randomUUID } from 'node:crypto';

import sharp from 'sharp';
import * as v from 'valibot';

import { mediaFile, mediaIndexRoute, type MediaFile } from '#core/contract/cms/media/media-file.ts';
import { UPLOAD_PART } from '#core/contract/cms/media/media-uploads.ts';
import { codeOf, signedIn, type OfficeVisit } from '#tests/server/admin/office.ts';
import type { WholeServer } from '#tests/server/contract/whole-server.ts';

const received = v.object({ offset: v.number(), done: v.boolean() });

/** Noise: no two of them are the same file. */
export const picture = (width: number, height = 40): Promise<Buffer> =>
  sharp({
    create: { width, height, channels: 3, noise: { type: 'gaussian', mean: 128, sigma: 40 }, background: '#fff' },
  })
    .png()
    .toBuffer();

export const base = ({ rev, revId }: Pick<MediaFile, 'rev' | 'revId'>) => ({ baseRev: rev, baseRevId: revId });

export interface Sending {
  readonly office: OfficeVisit;
  begin(given: object): Promise<Response>;
  part(uuid: string, offset: number, data: Buffer, bytes?: number): Promise<Response>;
  finish(uuid: string, bytes?: number): Promise<Response>;
  /** Sends all of it from where the shop has it. @returns what it became, or the code of the refusal */
  send(uuid: string, content: Buffer, more?: object): Promise<MediaFile | string>;
  /** A file that is in the library. */
  bring(content: Buffer): Promise<MediaFile>;
  inLibrary(uuid: string): Promise<MediaFile | undefined>;
}

export async function sendingTo(server: WholeServer, visit?: OfficeVisit): Promise<Sending> {
  const office = visit ?? (await signedIn(server));
  const begin = (given: object) =>
    office.call('api.admin.media.uploads.store', { body: { fileName: 'a.png', bytes: 9, ...given } });
  const part = (uuid: string, offset: number, data: Buffer, bytes?: number) =>
    office.call('api.admin.media.uploads.part', {
      params: { uuid },
      body: { offset, data: data.toString('base64'), ...(bytes === undefined ? {} : { bytes }) },
    });
  const finish = (uuid: string, bytes?: number) =>
    office.call('api.admin.media.uploads.finish', { params: { uuid }, body: bytes === undefined ? {} : { bytes } });
  const send = async (uuid: string, content: Buffer, more: object = {}) => {
    let answer = await begin({ uuid, bytes: content.byteLength, ...more });
    for (;;) {
      if (answer.status !== 200) return codeOf(answer);
      const { offset } = v.parse(received, await answer.json());
      if (offset === content.byteLength) break;
      answer = await part(uuid, offset, content.subarray(offset, offset + UPLOAD_PART), content.byteLength);
    }
    const made = await finish(uuid, content.byteLength);
    return made.status === 200 ? v.parse(mediaFile, await made.json()) : codeOf(made);
  };
  return {
    office,
    begin,
    part,
    finish,
    send,
    async bring(content) {
      return v.parse(mediaFile, await send(randomUUID(), content));
    },
    async inLibrary(uuid) {
      const answer = await office.call('api.admin.media.index', { query: { 'ids[]': uuid } });
      return v.parse(mediaIndexRoute.answer, await answer.json()).data.at(0);
    },
  };
}
