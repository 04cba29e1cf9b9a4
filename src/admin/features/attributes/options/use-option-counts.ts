import { useAnswer } from '#src/admin/port/use-answer.ts';
import { useRoute } from '#src/admin/port/port.tsx';

/** How many products have each option of the attribute on screen, by the UUID of the option; none of a new one. */
export function useOptionCounts(): ReadonlyMap<string, number> {
  const { params } = useRoute();
  const uuid = params['id'];
  const { answer } = useAnswer('api.admin.attributes.options', uuid === undefined ? null : { params: { uuid } });
  return new Map((answer ?? []).map((one) => [one.uuid, one.count]));
}
