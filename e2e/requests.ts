/** What the shop really holds, asked as its keeper would ask: `npm run requests`. */
import { keeper } from './keeper.ts';

/** How many requests of this e-mail address wait for an answer of the shop. */
export async function requestsOf(email: string): Promise<number> {
  return (await keeper('requests')).split(email).length - 1;
}
