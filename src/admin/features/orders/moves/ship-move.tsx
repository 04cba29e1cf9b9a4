import { Trans, useLingui } from '@lingui/react/macro';
import { standingOn } from '#core/domain/revision/revision.ts';
import type { OrderDesk } from '#core/contract/admin/orders/desk.ts';
import { toShip } from '#core/domain/order/quantities.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { useKeptForm, type KeptForms } from '#src/admin/parts/desk/move/kept-form.ts';
import { MoveSheet } from '#src/admin/parts/desk/move/move-sheet.tsx';
import { isBlank, typedGrams } from '#src/admin/parts/desk/move/typed-number.ts';
import { countedLines, UnitList, unitsIn, type TypedUnits } from '#src/admin/parts/desk/move/unit-list.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { CarrierFields, carrierIn, NO_CARRIER, type TypedCarrier } from '#src/admin/parts/desk/move/carrier-field.tsx';
import { chosenSource, SourceField } from './source-field.tsx';
import { useDeskMove, type DeskMoveProps } from '#src/admin/parts/desk/move/desk-move.ts';

/** What the contract takes of a parcel at most. */
const MOST_GRAMS = 1_000_000;

interface TypedParcel extends TypedCarrier {
  readonly source: string;
  readonly units: TypedUnits;
  readonly weight: string;
}

const KEPT: KeptForms<TypedParcel> = new Map();
const FIELDS = ['source', 'units', 'carrier', 'trackNumber', 'weight'] as const;

/** Sends all that waits, or some units, in one parcel from one place. */
export function ShipMove({ desk, onClose, onReload }: DeskMoveProps<OrderDesk>) {
  const { t } = useLingui();
  const call = useAdminCall();
  const { uuid, number, lines, sources, delivery } = desk;
  const move = useDeskMove({ names: FIELDS, onClose, onReload });
  const { typed, type, drop } = useKeptForm<TypedParcel>(KEPT, uuid, () => ({
    ...NO_CARRIER,
    source: '',
    units: {},
    weight: '',
  }));
  const counted = countedLines(lines, toShip, typed.units, true);
  const source = chosenSource(sources, typed.source);
  const ship = (): void => {
    const units = unitsIn(counted);
    const by = carrierIn(typed);
    const grams = isBlank(typed.weight) ? null : typedGrams(typed.weight);
    const isWeighed = isBlank(typed.weight) || (grams !== null && grams > 0 && grams <= MOST_GRAMS);
    const isEmpty = Object.keys(units).length === 0;
    if (isEmpty || by === undefined || !isWeighed || source === '') {
      move.refuse({
        ...(source === '' ? { source: t`Aucun lieu de stock ne peut l’expédier.` } : {}),
        ...(isEmpty ? { units: t`Choisissez au moins un article.` } : {}),
        ...(by === undefined ? { carrier: t`Ce champ doit être renseigné` } : {}),
        ...(isWeighed ? {} : { weight: t`Entrez un poids en kilogrammes, comme 9,4.` }),
      });
      return;
    }
    const body = { ...standingOn(desk), source, units, ...by, weight: grams };
    void move.take(
      () => call('api.admin.orders.ship', { params: { uuid }, body }),
      t`L’expédition est enregistrée`,
      drop,
    );
  };
  return (
    <MoveSheet title={t`Expédier ${number}`} label={t`Expédier`} move={move} onSubmit={ship} onClose={onClose}>
      <p>
        <Trans>Le stock baisse et le client reçoit un e-mail avec le suivi.</Trans>
      </p>
      <SourceField
        label={t`Depuis`}
        sources={sources}
        value={source}
        error={move.wrongOf('source')}
        onChange={(chosen) => type({ source: chosen })}
      />
      <UnitList
        legend={t`Articles à expédier`}
        counted={counted}
        error={move.wrongOf('units')}
        onChange={(units) => type({ units })}
      />
      <CarrierFields typed={typed} delivery={delivery.title} wrongOf={move.wrongOf} onChange={type} />
      <Field label={t`Poids en kilogrammes`} optional={t`(facultatif)`} error={move.wrongOf('weight')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={typed.weight}
            onChange={({ target }) => type({ weight: target.value })}
          />
        )}
      </Field>
    </MoveSheet>
  );
}
