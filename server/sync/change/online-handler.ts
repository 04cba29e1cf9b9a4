/**
 * A change that is made only by calling the shop (placing an order, a coupon): it runs in the same transaction as a queued
 * one – units of work, touched records, the person's channel – and can never be queued.
 */
import * as v from 'valibot';

import { refusedAccess } from '#core/domain/actor/actor.ts';
import { fieldErrors } from '#core/wire/field-errors.ts';
import type { RecordKey } from '#core/wire/record.ts';
import { Refusal } from '#core/wire/refusal.ts';
import { isClosedTo, type RouteDefinition } from '#core/wire/route.ts';
import type { Person, SyncedPerson } from '#server/platform/person.ts';

import type { ChangeContext } from './change-context.ts';
import type { ChangeHandler } from './change-handler.ts';

type OnlineRoute<Body extends v.GenericSchema, Answer extends v.GenericSchema> = RouteDefinition<
  string,
  undefined,
  undefined,
  Body,
  Answer
>;

/** Its attempts are counted where the call is bound. */
export function onlineHandler<
  Body extends v.GenericSchema,
  Answer extends v.GenericSchema,
  Result,
  P extends SyncedPerson = Person,
>(
  route: OnlineRoute<Body, Answer>,
  handler: (context: ChangeContext<P>, args: v.InferOutput<Body>) => Promise<Result>,
): ChangeHandler<P> {
  const { body } = route;
  if (body === undefined) throw new Error(`${route.name} changes something and takes nothing`);
  return {
    name: route.name,
    version: 1,
    staysInMemory: false,
    async run(ground, call) {
      if (call.lane !== null) throw new Refusal('route.unknown');
      if (refusedAccess(ground.person, route.access) !== null) throw new Refusal('permission.missing');
      if (isClosedTo(ground.person, route)) throw new Refusal('session.borrowed');
      const given = v.safeParse(body, call.args, { abortPipeEarly: true });
      if (!given.success) throw new Refusal('input.invalid', { fields: fieldErrors(given.issues) });
      const touched = new Set<RecordKey>();
      const answer = await handler({ ...ground, touch: (key) => void touched.add(key) }, given.output);
      return { answer, touched: [...touched] };
    },
  };
}
