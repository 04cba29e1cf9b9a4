import type { StorageGateway } from '#server/gateways/storage/storage-gateway.ts';

/** Files in memory; a written one stays as it was first written. */
export function createMemoryStorage() {
  const files = new Map<string, Uint8Array<ArrayBuffer>>();
  return {
    files,
    write: async (name, content) => {
      if (!files.has(name)) files.set(name, new Uint8Array(content));
    },
    read: async (name) => files.get(name) ?? null,
    remove: async (name) => void files.delete(name),
  } satisfies Pick<StorageGateway, 'write' | 'read' | 'remove'> & { files: unknown };
}
