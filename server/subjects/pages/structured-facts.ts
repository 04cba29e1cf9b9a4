import type { ReadSetting } from '#server/platform/settings/core-config.ts';

/** What structured data says of the shop around a page. */
export interface ShopFacts {
  origin: string;
  siteName: string;
  setting: ReadSetting;
}

/** A node of a JSON-LD graph. */
export type Node = Record<string, unknown>;
