import { I18nProvider } from '@lingui/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { groupPrices } from '#core/resources/catalogue/group-prices.ts';
import { blankOf } from '#core/resources/field-set.ts';
import { LookupsProvider } from '#src/admin/forms/lookup/lookups.ts';
import { SectionFields } from '#src/admin/screens/form/layout/section-fields.tsx';
import { createI18n } from '#src/i18n/i18n.ts';

const nobody = () => Promise.resolve([]);

function Drawn() {
  const form = useForm({ defaultValues: { fields: blankOf(groupPrices.fields) } });
  return (
    <FormProvider {...form}>
      <SectionFields resource={groupPrices} names={Object.keys(groupPrices.fields)} locale="fr_FR" />
    </FormProvider>
  );
}

test('a field that depends on a choice is asked for while that is chosen, and no other', async () => {
  render(
    <I18nProvider i18n={createI18n('fr_FR', {})}>
      <LookupsProvider value={{ find: nobody, name: nobody }}>
        <Drawn />
      </LookupsProvider>
    </I18nProvider>,
  );
  expect([screen.queryByLabelText('Prix TTC'), screen.queryByLabelText('Remise')].map(Boolean)).toEqual([true, false]);
  await userEvent.click(screen.getByText('Remise en pourcentage'));
  expect([screen.queryByLabelText('Prix TTC'), screen.queryByLabelText('Remise')].map(Boolean)).toEqual([false, true]);
});
