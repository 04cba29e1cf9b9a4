import type { ContentBody } from '#core/contract/cms/bodies.ts';
import type { ContentPlace } from '#core/domain/cms/content-path.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { useAnswer } from '#src/admin/port/use-answer.ts';

/** What the address of a content is made of, as far as its device knows: what is published gets its month from the shop. */
export function usePlace(type: string, body: ContentBody): { place: ContentPlace; pattern: string | null } {
  const { may } = useAdmin();
  const { answer } = useAnswer('api.admin.permalinks.patterns', may('permalinks.index') ? {} : null);
  const { slug } = body.translations.fr_FR;
  return {
    place: { type, slug, area: body.area === 'both' ? null : body.area },
    pattern: answer?.find((one) => one.type === type)?.pattern ?? null,
  };
}
