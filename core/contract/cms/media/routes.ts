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
import {
  uploadBeginRoute,
  uploadDestroyRoute,
  uploadFinishRoute,
  uploadPartRoute,
} from '#core/contract/cms/media/media-uploads.ts';

export const MEDIA_ROUTES = {
  'api.admin.media.index': mediaIndexRoute,
  'api.admin.media.changes': mediaChangesRoute,
  'api.admin.media.update': mediaUpdateRoute,
  'api.admin.media.edit': mediaEditRoute,
  'api.admin.media.usage': mediaUsageRoute,
  'api.admin.media.destroy': mediaDestroyRoute,
  'api.admin.media.uploads.store': uploadBeginRoute,
  'api.admin.media.uploads.part': uploadPartRoute,
  'api.admin.media.uploads.finish': uploadFinishRoute,
  'api.admin.media.uploads.destroy': uploadDestroyRoute,
  'api.admin.media.folders.index': foldersRoute,
  'api.admin.media.folders.store': folderStoreRoute,
  'api.admin.media.folders.update': folderUpdateRoute,
  'api.admin.media.folders.destroy': folderDestroyRoute,
} as const;
