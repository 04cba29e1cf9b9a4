import type { ProductFile } from '#core/contract/admin/products/files.ts';
import type { Call } from '#src/admin/api/office-client.ts';
import type { UploadSteps } from '#src/admin/store/uploads/send-file.ts';

/** What a file is sent for, and by whose permission. */
export type FilePurpose = 'links' | 'samples';

export interface SentFile {
  readonly uuid: string;
  readonly fileName: string;
  readonly content: Blob;
}

/** Sends a file among those of products. */
export function productSteps(
  call: Call,
  purpose: FilePurpose,
  { uuid, fileName, content }: SentFile,
): UploadSteps<ProductFile> {
  const params = { uuid };
  const start = { body: { uuid, fileName, bytes: content.size } };
  return purpose === 'links'
    ? {
        begin: async () => (await call('api.admin.products.links.store', start)).offset,
        part: (body) => call('api.admin.products.links.part', { params, body }),
        finish: (bytes) => call('api.admin.products.links.finish', { params, body: { bytes } }),
      }
    : {
        begin: async () => (await call('api.admin.products.samples.store', start)).offset,
        part: (body) => call('api.admin.products.samples.part', { params, body }),
        finish: (bytes) => call('api.admin.products.samples.finish', { params, body: { bytes } }),
      };
}
