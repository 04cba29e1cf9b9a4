/**
 * The stream of pokes (rules S29, S73): server-sent events that say which channel moved, and to which revision. A poke
 * is a hint that a pull would find something; all of them may be lost.
 */
import * as v from 'valibot';
import { defineRoute } from '#core/wire/route.ts';

/**
 * `catalogue`: the public one; `person`: the records of whoever opened the stream; `settings`: what the shop has set,
 * whose revision is a number that stands for all of it: another number, other settings, at every process alike.
 */
export const POKE_CHANNELS = ['catalogue', 'person', 'settings'] as const;

export interface Poke {
  readonly channel: (typeof POKE_CHANNELS)[number];
  readonly rev: number;
}

/** A stream has no one answer: it is bound and listened to apart from the routes that have (`routes.ts`). */
export const liveOf = <const Name extends string>(name: Name, uri: string) =>
  defineRoute({
    name,
    method: 'GET',
    uri,
    access: 'anyone',
    cache: 'no-store',
    answer: v.never(),
    refusals: ['attempts.exceeded'],
  });

export const liveRoute = liveOf('api.live', 'api/live');
