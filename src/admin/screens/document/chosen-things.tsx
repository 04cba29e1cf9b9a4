/** What a field of a block names – a file of the library, things of the shop – by the names a person knows. */
import { useLingui } from '@lingui/react/macro';
import type { FoundTarget } from '#core/contract/cms/block-routes.ts';
import type { BlockField } from '#core/domain/blocks/field.ts';
import { isList, type Json } from '#core/domain/merge/conflict.ts';
import { FileName } from '#src/admin/parts/media/file-name.tsx';
import { useThings } from '#src/admin/forms/things/use-things.ts';

const FOUND: readonly FoundTarget[] = ['product', 'category', 'slider', 'postList', 'component'];

const NAMING: ReadonlySet<BlockField['kind']> = new Set(['picture', 'reference', 'references']);

/** True for a field that names something by what only machines read. */
export const isNaming = (field: BlockField | undefined): field is BlockField =>
  field !== undefined && NAMING.has(field.kind);

export function ChosenThings({ field, value }: { field: BlockField; value: Json | undefined }) {
  const chosen = (isList(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');
  const ids = chosen.map(String);
  return field.kind === 'picture' ? <Files ids={ids} /> : <Things field={field} ids={ids} />;
}

const Files = ({ ids }: { ids: readonly string[] }) => ids.map((id) => <FileName key={id} uuid={id} />);

function Things({ field, ids }: { field: BlockField; ids: readonly string[] }) {
  const { t } = useLingui();
  const { nameOf } = useThings(FOUND.find((one) => one === field.to) ?? 'content', ids);
  return ids.map((id) => nameOf(id) ?? t`Élément choisi`).join(', ');
}
