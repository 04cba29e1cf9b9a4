import type { AdminPage } from './admin-page.ts';
import { ADMIN_PAGES, type AdminPageName } from './admin-pages.ts';

export interface AdminMatch {
  readonly page: AdminPage<AdminPageName>;
  /** Parts of the path by their names, decoded. */
  readonly params: Readonly<Record<string, string>>;
}

const patterns = ADMIN_PAGES.map((page) => ({
  page,
  pattern: new RegExp(`^${page.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`),
}));

/** The page of the back office at a path, as it stands in an address; null where there is none. */
export function matchAdmin(path: string): AdminMatch | null {
  for (const { page, pattern } of patterns) {
    const found = pattern.exec(path);
    if (found === null) continue;
    const params = Object.entries(found.groups ?? {}).map(([name, part]) => [name, decoded(part)]);
    return { page, params: Object.fromEntries(params) };
  }
  return null;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
