/** The library of the back office, each route with who calls. Permissions were looked at; what a route cannot say is here. */
import type { MEDIA_ROUTES } from '#core/contract/cms/media/routes.ts';
import { Refusal } from '#core/wire/refusal.ts';
import type { RouteInput } from '#core/wire/route.ts';
import type { AdminActor } from '#server/platform/identity/admin-session.ts';

import { destroyFolder, readFolders, storeFolder, updateFolder } from './folders.ts';
import { usesOf } from '#server/platform/media/media-uses.ts';
import { changedMedia, knownMedia, listMedia } from './library/read-media.ts';
import { removeMedia } from './library/remove-media.ts';
import { editPicture, updateMedia } from './library/write-media.ts';
import type { MediaDeps } from './media-deps.ts';
import { beginUpload } from './upload/begin-upload.ts';
import { dropUpload, finishUpload, takePart } from './upload/uploads.ts';

type Routes = typeof MEDIA_ROUTES;
type Input<Name extends keyof Routes> = RouteInput<Routes[Name]>;

interface OfficeCall {
  readonly now: Date;
  admin(): Promise<AdminActor | null>;
}

async function adminOf(call: OfficeCall): Promise<AdminActor> {
  const actor = await call.admin();
  if (actor === null) throw new Refusal('session.required');
  return actor;
}

export function mediaHandlers(deps: MediaDeps) {
  const { db } = deps;
  /* what makes pictures takes the processor: one after another, whoever asks */
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };
  return {
    'api.admin.media.index': (_call: OfficeCall, { query }: Input<'api.admin.media.index'>) => listMedia(db, query),
    'api.admin.media.changes': (_call: OfficeCall, { query }: Input<'api.admin.media.changes'>) =>
      changedMedia(db, query),
    'api.admin.media.update': (call: OfficeCall, input: Input<'api.admin.media.update'>) =>
      updateMedia(deps, input, call.now),
    'api.admin.media.edit': (call: OfficeCall, input: Input<'api.admin.media.edit'>) =>
      inTurn(() => editPicture(deps, input, call.now)),
    'api.admin.media.usage': async (_call: OfficeCall, { params }: Input<'api.admin.media.usage'>) => {
      const file = await knownMedia(db, params.uuid);
      return [...((await usesOf(deps, [file])).get(file.uuid) ?? [])];
    },
    'api.admin.media.destroy': (call: OfficeCall, { body }: Input<'api.admin.media.destroy'>) =>
      removeMedia(deps, body, call.now),
    'api.admin.media.uploads.store': async (call: OfficeCall, { body }: Input<'api.admin.media.uploads.store'>) =>
      beginUpload(deps, await adminOf(call), body, call.now),
    'api.admin.media.uploads.part': async (call: OfficeCall, input: Input<'api.admin.media.uploads.part'>) =>
      takePart(deps, await adminOf(call), input, call.now),
    'api.admin.media.uploads.finish': async (call: OfficeCall, input: Input<'api.admin.media.uploads.finish'>) => {
      const actor = await adminOf(call);
      return inTurn(() => finishUpload(deps, actor, input, call.now));
    },
    'api.admin.media.uploads.destroy': async (call: OfficeCall, input: Input<'api.admin.media.uploads.destroy'>) => {
      await dropUpload(deps, await adminOf(call), input.params.uuid);
      return {};
    },
    'api.admin.media.folders.index': () => readFolders(db),
    'api.admin.media.folders.store': (call: OfficeCall, { body }: Input<'api.admin.media.folders.store'>) =>
      storeFolder(db, body, call.now),
    'api.admin.media.folders.update': (call: OfficeCall, { params, body }: Input<'api.admin.media.folders.update'>) =>
      updateFolder(db, { ...params, ...body }, call.now),
    'api.admin.media.folders.destroy': async (
      call: OfficeCall,
      { params, body }: Input<'api.admin.media.folders.destroy'>,
    ) => {
      await destroyFolder(db, { ...params, ...body }, call.now);
      return {};
    },
  };
}
