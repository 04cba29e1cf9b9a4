import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { deskLayout } from '#styled/recipes';
import type { CountArticle } from '#core/contract/admin/stock/counts.ts';
import { DeskPanel, DeskRow } from '#src/admin/parts/desk/desk-panel.tsx';
import type { CountArticles } from '#src/admin/store/counts/count-articles.ts';
import type { SeenCounts } from '#src/admin/store/counts/follow-counts.ts';
import { Button } from '#src/ui/button/button.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';

/** More are on the page of the differences. */
const SHOWN = 100;

interface CountedListProps {
  seen: SeenCounts;
  articles: CountArticles;
  /** So many in all. */
  onSet: (code: string, pieces: number) => Promise<void>;
}

interface Line {
  readonly article: Pick<CountArticle, 'uuid' | 'sku' | 'name'>;
  readonly pieces: number;
  readonly at: string;
}

/** What was found, the last first. */
export function CountedList({ seen, articles, onSet }: CountedListProps) {
  const { t } = useLingui();
  const lines = [...seen.lines]
    .map(([uuid, { pieces, at }]): Line => {
      const known = articles.byUuid.get(uuid);
      return { article: known ?? { uuid, sku: '', name: t`Article d’un autre inventaire` }, pieces, at };
    })
    .toSorted((a, b) => (a.at < b.at ? 1 : -1));
  const { length } = lines;
  return (
    <>
      {seen.unknown.length === 0 ? null : (
        <DeskPanel title={t`Codes à reconnaître par la boutique`}>
          <p className={deskLayout().body}>{seen.unknown.join(', ')}</p>
        </DeskPanel>
      )}
      <DeskPanel title={t`Articles comptés, ${length}`}>
        {length === 0 ? (
          <p className={deskLayout().body}>{t`Lisez ou saisissez un premier code.`}</p>
        ) : (
          <ul className={deskLayout().rows}>
            {lines.slice(0, SHOWN).map((line) => (
              <CountedRow key={line.article.uuid} line={line} onSet={onSet} />
            ))}
          </ul>
        )}
        {length > SHOWN ? <p className={deskLayout().foot}>{t`Seuls les ${SHOWN} derniers sont montrés.`}</p> : null}
      </DeskPanel>
    </>
  );
}

function CountedRow({ line: { article, pieces }, onSet }: { line: Line; onSet: CountedListProps['onSet'] }) {
  const { t } = useLingui();
  const [typed, setTyped] = useState<number | null>(null);
  const { name, sku } = article;
  const save = async (): Promise<void> => {
    if (typed !== null) await onSet(sku, typed);
    setTyped(null);
  };
  return (
    <DeskRow>
      <div>
        <div className={deskLayout().article}>
          <div>
            <b>{name}</b>
            <small>{sku}</small>
          </div>
        </div>
        {typed === null ? (
          <span className={deskLayout().checked}>
            <b>{pieces}</b>
            {sku === '' ? null : (
              <Button
                tone="line"
                size="sm"
                aria-label={t`Recompter : ${name}`}
                onClick={() => setTyped(pieces)}
              >{t`Recompter`}</Button>
            )}
          </span>
        ) : (
          <span className={deskLayout().checked}>
            <QuantityStepper
              value={typed}
              min={0}
              max={999_999}
              onChange={setTyped}
              labels={{
                value: t`Pièces en tout : ${name}`,
                decrease: t`Une pièce de moins : ${name}`,
                increase: t`Une pièce de plus : ${name}`,
              }}
            />
            <Button tone="ink" size="sm" onClick={() => void save()}>{t`En tout`}</Button>
          </span>
        )}
      </div>
    </DeskRow>
  );
}
