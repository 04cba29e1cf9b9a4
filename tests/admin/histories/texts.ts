/** Where the words of the histories are: with the shop, on a device, or given up. */
import type { OfficeDevice } from './office-device.ts';
import type { OfficeWorld } from './office-state.ts';

export const wordsIn = (value: unknown): ReadonlySet<string> => new Set(JSON.stringify(value ?? null).match(/w\d+z/gu));

/** What the shop has of a document, and everything of it that lies on a device. */
export const shopText = ({ server }: OfficeWorld, doc: string): unknown => server.memory().documents.get(doc)?.body;

export function deviceText({ database }: OfficeDevice, doc: string): unknown {
  const contents = database.contents();
  const ofDoc = <Row extends { readonly lane: string }>(rows: Iterable<Row>): Row[] =>
    [...rows].filter(({ lane }) => lane.includes(doc));
  const drafts = [...contents.drafts.values()].filter(({ key }) => key.includes(doc));
  return [drafts, ofDoc(contents.outbox.values()), ofDoc(contents.parked.values())];
}

/** Words that are given up with a text, where nothing else holds them. */
export function giveUp(world: OfficeWorld, doc: string, text: unknown, stay: readonly unknown[]): void {
  const kept = wordsIn([shopText(world, doc), ...stay]);
  for (const word of wordsIn(text)) if (!kept.has(word)) world.given.add(word);
}
