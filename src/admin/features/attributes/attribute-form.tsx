import { FormPartsProvider } from '#src/admin/screens/form/layout/form-parts.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { asksFor } from './asks-for.ts';
import { OptionsField } from './options/options-field.tsx';
import { ReplaceOption } from './options/replace-option.tsx';
import { TypeField } from './type-field.tsx';

const PARTS = { widgets: { type: TypeField, options: OptionsField }, asks: asksFor };

/** An attribute as every record: its type says what else is asked for. */
export function AttributeForm() {
  return (
    <FormPartsProvider value={PARTS}>
      <FormScreen resource={useResource()} Actions={ReplaceOption} />
    </FormPartsProvider>
  );
}
