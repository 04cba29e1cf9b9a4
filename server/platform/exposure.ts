/**
 * Whether strangers reach the shop: its environment says so, or a host that the back office has given to one of its
 * channels. Where they do, what everybody knows opens nothing: demo accounts, stand-ins, keys made for one's own machine.
 */
import { isLocalName } from '#server/config/hosts.ts';
import type { Config } from '#server/config.ts';

type Named = Readonly<Record<string, { readonly hostname: string | null }>>;

export type Exposure = () => Promise<boolean>;

export const exposureOf =
  ({ exposed }: Pick<Config, 'exposed'>, channels: () => Promise<Named>): Exposure =>
  async () =>
    exposed ||
    Object.values(await channels()).some(({ hostname }) => typeof hostname === 'string' && !isLocalName(hostname));
