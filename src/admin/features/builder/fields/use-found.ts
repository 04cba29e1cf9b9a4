/** Things of the shop that a block may name, as the shop answers; components are documents, which this device holds itself. */
import type { blocksFindRoute, FoundTarget } from '#core/contract/cms/block-routes.ts';
import type { DocumentHead } from '#core/contract/cms/document.ts';
import { slugOf } from '#core/domain/text/slug.ts';
import type { RouteAnswer } from '#core/wire/route.ts';
import { useAnswer } from '#src/admin/app/port/use-answer.ts';
import { useDocuments } from '#src/admin/store/documents/use-documents.ts';

export interface Asked {
  readonly target: FoundTarget;
  readonly words: string;
  readonly values: readonly string[];
}

export interface Found {
  readonly answer: RouteAnswer<typeof blocksFindRoute> | null;
  /** Only the shop could say, and it is out of reach. */
  readonly isAway: boolean;
}

const isComponent = ({ of, deletedAt }: DocumentHead): boolean => of === 'component' && deletedAt === null;

/** @param asked null asks nothing */
export function useFound(asked: Asked | null): Found {
  const isHere = asked?.target === 'component';
  const components = useDocuments(isComponent);
  const { answer, failure } = useAnswer(
    'api.admin.blocks.find',
    asked === null || isHere ? null : { body: { ...asked, values: [...asked.values] } },
  );
  if (!isHere) return { answer, isAway: failure !== null };
  const { words, values } = asked;
  const found = (components ?? []).filter(({ uuid, title }) =>
    values.length > 0 ? values.includes(uuid) : slugOf(title).includes(slugOf(words)),
  );
  return { answer: found.map(({ uuid, title }) => ({ value: uuid, title, subtitle: '' })), isAway: false };
}
