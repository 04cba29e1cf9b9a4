/** A screen is a part of its own: it comes when its page is opened, and gives up in the end. */
import type { ComponentType } from 'react';
import { latePart } from '#src/ui/late/late-part.ts';

export interface LazyScreen {
  readonly Screen: ComponentType;
  /** Brings the code; the router waits for it, so that no page is empty in between. */
  readonly load: () => Promise<unknown>;
}

/** Longest wait for a part under `/vue/` (specification §2). */
const PART_TIMEOUT_MS = 120_000;

async function inTime<T>(download: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('a part of the back office did not arrive in time')), PART_TIMEOUT_MS);
  });
  try {
    return await Promise.race([download, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

/** @param bring imports the part and answers its component */
export function lazyScreen(bring: () => Promise<ComponentType>): LazyScreen {
  const { Part, load } = latePart(() => inTime(bring()));
  return { load, Screen: Part };
}
