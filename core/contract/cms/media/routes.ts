/** The library of media: all its routes by name. */
import {
  folderDestroyRoute,
  foldersRoute,
  folderStoreRoute,
  folderUpdateRoute,
} from '#core/contract/cms/media/media-folders.ts';
import {
  mediaChangesRoute,
  mediaDestroyRoute,
  mediaEditRoute,
  mediaIndexRoute,
  mediaUpdateRoute,
  mediaUsageRoute,
} from '#core/contract/cms/media/media-file.ts';
import { LIBRARY_UPLOAD } from '#core/contract/cms/media/media-uploads.ts';

export const MEDIA_ROUTES = {
  'api.admin.media.index': mediaIndexRoute,
  'api.admin.media.changes': mediaChangesRoute,
  'api.admin.media.update': mediaUpdateRoute,
  'api.admin.media.edit': mediaEditRoute,
  'api.admin.media.usage': mediaUsageRoute,
  'api.admin.media.destroy': mediaDestroyRoute,
  'api.admin.media.uploads.store': LIBRARY_UPLOAD.begin,
  'api.admin.media.uploads.part': LIBRARY_UPLOAD.part,
  'api.admin.media.uploads.finish': LIBRARY_UPLOAD.finish,
  'api.admin.media.uploads.destroy': LIBRARY_UPLOAD.destroy,
  'api.admin.media.folders.index': foldersRoute,
  'api.admin.media.folders.store': folderStoreRoute,
  'api.admin.media.folders.update': folderUpdateRoute,
  'api.admin.media.folders.destroy': folderDestroyRoute,
} as const;
