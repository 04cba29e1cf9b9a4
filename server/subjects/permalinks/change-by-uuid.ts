import { isSlash, withoutEnds } from '#core/domain/text/cut/trim-ends.ts';
import type { addressUpdateRoute } from '#core/contract/cms/permalinks/permalinks.ts';
import type { RouteAnswer, RouteInput } from '#core/wire/route.ts';
import { changeAddress } from '#server/subjects/catalogue/addresses/change-address.ts';
import type { UpkeepDeps } from '#server/subjects/catalogue/upkeep.ts';

type Input = RouteInput<typeof addressUpdateRoute>;

/** As `changeAddress`, of what the back office names by its UUID. @throws Refusal as it does */
export async function changeByUuid(
  deps: UpkeepDeps,
  { params: { of, uuid }, body: { slug, permalink } }: Pick<Input, 'params' | 'body'>,
): Promise<RouteAnswer<typeof addressUpdateRoute>> {
  const own = permalink === undefined || permalink === null ? '' : withoutEnds(permalink, isSlash);
  return changeAddress(deps, { kind: of, uuid }, { slug, permalink: own === '' ? null : own });
}
