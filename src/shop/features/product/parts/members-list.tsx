import { useLingui } from '@lingui/react/macro';
import type { ProductPart } from '#core/contract/catalogue/product-parts.ts';
import { linePicture } from '#src/content/media.ts';
import { useStockWords } from '#src/content/stock-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { LineItem } from '#src/ui/line-item/line-item.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { titleOf, usePartWords } from './part-words.ts';
import type { Member, Members } from './use-members.ts';

/** The articles of a group, each with its picture, price, stock and how many of it are wanted. */
export function MembersList({ members, want }: Pick<Members, 'members' | 'want'>) {
  const { t } = useLingui();
  if (members.length === 0)
    return (
      <Note tone="warn">
        {t`Les articles de ce groupe ne sont pas encore sur cet appareil : ouvrez cette page une fois avec le réseau.`}
      </Note>
    );
  return (
    <ul aria-label={t`Articles du groupe`}>
      {members.map((member) => (
        <MemberLine
          key={member.part.number}
          member={member}
          onWant={(quantity) => want(member.part.number, quantity)}
        />
      ))}
    </ul>
  );
}

function MemberLine({ member, onWant }: { member: Member; onWant: (quantity: number) => void }) {
  const { t } = useLingui();
  const { money } = useFormat();
  const wordsOf = usePartWords();
  const { part, quantity, most, price } = member;
  const name = titleOf(wordsOf(part));
  return (
    <LineItem
      {...(part.path === undefined ? {} : { href: part.path })}
      name={name}
      image={linePicture(part.image?.hash ?? null)}
      reference={part.sku}
      options={<PartStock part={part} />}
      controls={
        <QuantityStepper
          value={quantity}
          min={0}
          max={most}
          onChange={onWant}
          labels={{ value: t`Quantité de ${name}`, decrease: t`Un de moins`, increase: t`Un de plus` }}
        />
      }
      total={money(price)}
    />
  );
}

/** Whether a part can be had, in words. */
function PartStock({ part: { stock, low, type } }: { part: Pick<ProductPart, 'stock' | 'low' | 'type'> }) {
  return <p>{useStockWords(stock, low, type)}</p>;
}
