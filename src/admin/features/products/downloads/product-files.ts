import { createContext, use } from 'react';
import type { ProductFile } from '#core/contract/admin/products/files.ts';

/** What the form knows of the files it names. */
export interface ProductFiles {
  find(uuid: string): ProductFile | undefined;
  /** One that has just arrived. */
  add(file: ProductFile): void;
}

const FilesContext = createContext<ProductFiles>({ find: () => undefined, add: () => {} });

export const ProductFilesProvider = FilesContext.Provider;
export const useProductFiles = (): ProductFiles => use(FilesContext);
