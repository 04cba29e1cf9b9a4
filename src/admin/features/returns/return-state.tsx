import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { RMA_TYPE_WORDS, RMA_WORDS } from '#src/i18n/return-words.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { RMA_TONES } from '#src/admin/parts/desk/return-tones.ts';

/** The area, the state, the day and the kind of a return, under its title. */
export function ReturnState({ desk: { area, status, type, createdAt } }: { desk: RmaDesk }) {
  const { t, i18n } = useLingui();
  const { dateTime } = useFormat();
  return (
    <div className={deskLayout().state}>
      <Cartouche area={area}>{area === 'auto' ? t`Auto` : t`Moto`}</Cartouche>
      <StatusTag tone={RMA_TONES[status]}>{i18n._(RMA_WORDS[status])}</StatusTag>
      <span>{i18n._(RMA_TYPE_WORDS[type])}</span>
      <span>{t`Demandé le ${dateTime(createdAt)}`}</span>
    </div>
  );
}
