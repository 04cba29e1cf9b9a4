/** The first screen: name, order, articles, address (art. D221-5). A reason is never asked for. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { InferOutput } from 'valibot';
import { formLayout } from '#styled/recipes';
import { withdrawalWho } from '#core/contract/withdrawal/withdrawals.ts';
import { keepNothing, useContractForm } from '#src/forms/contract-form.ts';
import { Form } from '#src/forms/form.tsx';
import { FieldsOf, FormErrors, TextField } from '#src/forms/form-fields.tsx';
import type { Offer, Stated } from '#src/shop/features/withdrawal/stated.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { FormStack } from '#src/ui/field/form-layout.tsx';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Note } from '#src/ui/note/note.tsx';
import { QuantityStepper } from '#src/ui/stepper/quantity-stepper.tsx';
import { Surface } from '#src/ui/surface/surface.tsx';

type Who = InferOutput<typeof withdrawalWho>;

interface StatementProps {
  offer: Offer;
  /** What was stated before somebody came back to it. */
  stated: Stated | null;
  go: (stated: Stated) => void;
}

/** Units by line: all that can be, until somebody says less. */
const unitsOf = (offer: Offer, stated: Stated | null): Readonly<Record<string, number>> =>
  Object.fromEntries(
    stated?.lines?.map(({ line, quantity }) => [line, quantity]) ??
      offer.lines.flatMap(({ uuid, quantity }) => (quantity > 0 ? [[uuid, quantity]] : [])),
  );

export function Statement({ offer, stated, go }: StatementProps) {
  const { t } = useLingui();
  const format = useFormat();
  const layout = formLayout();
  const [units, setUnits] = useState(() => unitsOf(offer, stated));
  const [isEmpty, setEmpty] = useState(false);
  const labels = { name: t`Nom`, email: t`Adresse e-mail` };
  const form = useContractForm<Who, Who>({
    schema: withdrawalWho,
    defaults: { name: stated?.name ?? offer.name, email: stated?.email ?? offer.email },
    keep: keepNothing,
  });
  const open = offer.lines.filter(({ quantity }) => quantity > 0);
  const submit = async (typed: Who): Promise<void> => {
    const lines = open.flatMap(({ uuid }) => {
      const quantity = units[uuid] ?? 0;
      return quantity > 0 ? [{ line: uuid, quantity }] : [];
    });
    setEmpty(lines.length === 0);
    if (lines.length > 0) go({ ...typed, lines, reason: null });
  };
  const set = (uuid: string, quantity: number): void => setUnits({ ...units, [uuid]: quantity });
  return (
    <section>
      <h2 className={layout.group}>{t`Votre déclaration`}</h2>
      <Surface pad="lg">
        <KeyValueList
          facts={[
            { key: 'order', term: t`Commande`, value: offer.number },
            { key: 'placed', term: t`Passée le`, value: format.date(offer.placedAt) },
            ...(offer.lastDay === null
              ? []
              : [{ key: 'until', term: t`Jusqu’au`, value: format.date(`${offer.lastDay}T12:00:00Z`) }]),
          ]}
        />
      </Surface>
      <FieldsOf place="declaration">
        <Form form={form} onSubmit={form.handleSubmit(submit)}>
          <FormStack>
            <FormErrors labels={labels} />
            {isEmpty ? (
              <Note role="alert" tone="danger" title={t`Choisissez au moins un article`}>
                {null}
              </Note>
            ) : null}
            <fieldset>
              <legend className={layout.group}>{t`Je renonce à l’achat de`}</legend>
              {open.map(({ uuid, name: article, quantity: most, mustBeSealed }) => {
                const quantity = units[uuid] ?? 0;
                return (
                  <div key={uuid} className={layout.stackTight}>
                    <Checkbox
                      top
                      checked={quantity > 0}
                      onChange={(event) => set(uuid, event.target.checked ? most : 0)}
                    >
                      {most === 1 ? article : `${most} × ${article}`}
                      {mustBeSealed ? <small className={layout.small}> {t`non descellé`}</small> : null}
                    </Checkbox>
                    {quantity > 0 && most > 1 ? (
                      <QuantityStepper
                        value={quantity}
                        max={most}
                        onChange={(next) => set(uuid, next)}
                        labels={{
                          value: t`Quantité de ${article}`,
                          decrease: t`Un de moins`,
                          increase: t`Un de plus`,
                        }}
                      />
                    ) : null}
                  </div>
                );
              })}
            </fieldset>
            <TextField name="name" label={labels.name} autoComplete="name" />
            <TextField
              name="email"
              label={labels.email}
              type="email"
              inputMode="email"
              autoComplete="email"
              hint={t`L’accusé de réception y est envoyé aussitôt.`}
            />
            <div>
              <Button type="submit">{t`Continuer`}</Button>
            </div>
          </FormStack>
        </Form>
      </FieldsOf>
    </section>
  );
}
