import type { PageSource } from '#core/contract/pages/page-source.ts';
import type { LinkGateway } from '#server/gateways/links/link-gateway.ts';
import type { ShopTools } from '#server/platform/shop-tools.ts';
import type { SubjectTools } from '#server/subjects/subject-tools.ts';

export type LinkDeps = Pick<ShopTools, 'db' | 'clock' | 'ids' | 'jobs' | 'origin' | 'pause'> & {
  /** What the shop holds now: links into it are resolved as a visitor's address is. */
  readonly source: () => Promise<PageSource>;
  /** Null: nothing outside is asked. */
  readonly gateway: LinkGateway | null;
  /** Told what could not be read: that one is left out, and the rest goes on. */
  readonly report: (error: unknown, what: { readonly source: string; readonly uuid: string }) => void;
};

export const linkDeps = (tools: SubjectTools): LinkDeps => ({
  ...tools,
  source: () => tools.pages.source(),
  gateway: tools.outerLinks,
  report: (error, what) => tools.logger.error({ err: error, ...what }, 'links could not be read'),
});
