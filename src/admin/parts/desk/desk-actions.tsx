/** What may be done with something of the sale, at the right of its title. */
import { Trans } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { deskLayout } from '#styled/recipes';
import { connection } from '#src/admin/store/connection.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { NeedsNetwork } from './needs-network.tsx';

/** Id of the sentence that says why nothing can be done for the moment. */
const WHY = 'desk-actions-why';

export interface OfferedMoves<Kind extends string> {
  /** The next step of its life: the one black button. */
  readonly next: Kind | null;
  readonly others: readonly Kind[];
}

interface DeskActionsProps<Kind extends string> {
  offered: OfferedMoves<Kind>;
  words: Readonly<Record<Kind, string>>;
  glyphs?: Readonly<Partial<Record<Kind, string>>>;
  /** What ends it for good. */
  dangers: readonly Kind[];
  onMove: (kind: Kind) => void;
}

export function DeskActions<Kind extends string>(props: DeskActionsProps<Kind>) {
  const { offered, words, glyphs, dangers, onMove } = props;
  const { online } = useSnapshot(connection);
  const { next, others } = offered;
  if (next === null && others.length === 0) return null;
  const kinds = next === null ? others : [...others, next];
  return (
    <div className={deskLayout().actions}>
      {kinds.map((kind) => {
        const glyph = glyphs?.[kind];
        const isNext = kind === next;
        return (
          <Button
            key={kind}
            size="sm"
            tone={isNext ? 'ink' : dangers.includes(kind) ? 'danger' : 'line'}
            disabled={!online}
            onClick={() => onMove(kind)}
            {...(isNext ? { 'data-next': '' } : {})}
            {...(online ? {} : { 'aria-describedby': WHY })}
          >
            {glyph === undefined ? null : <Icon glyph={glyph} />}
            {words[kind]}
          </Button>
        );
      })}
    </div>
  );
}

/** Above the page, what its buttons point to. */
export function WhyActionsWait() {
  return (
    <NeedsNetwork id={WHY}>
      <Trans>Sans réseau, cette page se lit seulement : ses actions attendent la connexion.</Trans>
    </NeedsNetwork>
  );
}
