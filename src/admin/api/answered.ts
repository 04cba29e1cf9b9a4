import { failureOf } from '#src/api/failure.ts';
import type { Answered } from '#src/forms/use-ask.ts';

/** What became of a call, as forms tell it; a fault of ours is thrown on. */
export async function answered(work: Promise<unknown>): Promise<Answered> {
  try {
    await work;
    return { ok: true };
  } catch (error) {
    return { ok: false, failure: failureOf(error) };
  }
}
