/** Of documents, what waits on a device without a network. */
import {
  documentRemoveRoute,
  documentReplicateRoute,
  documentRestoreRoute,
  documentSaveRoute,
} from '#core/contract/cms/document-changes.ts';

export const OFFLINE_DOCUMENT_ROUTES = {
  'api.admin.documents.save': documentSaveRoute,
  'api.admin.documents.remove': documentRemoveRoute,
  'api.admin.documents.restore': documentRestoreRoute,
  'api.admin.documents.replicate': documentReplicateRoute,
} as const;
