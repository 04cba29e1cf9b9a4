import type { Reached } from '#core/domain/links/link-state.ts';

/** Looks whether something stands at an address of the web. */
export interface LinkGateway {
  /** Never throws for what an address may be, nor asks anything within the network the server stands in. */
  ask(url: string): Promise<Reached>;
}
