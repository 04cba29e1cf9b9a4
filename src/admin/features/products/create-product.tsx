/** What makes a product: its type, family, half of the shop, name and reference; everything else is written on its page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { label } from '#core/domain/fields/field.ts';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { FormPartsProvider, type FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { Note } from '#src/ui/note/note.tsx';
import { presetsOf } from './attribute-rules.ts';
import { ProductProvider, useProduct } from './product-data.ts';
import { useKnownParts, useProductForm } from './use-product-form.ts';

const FORM = {
  tabs: [
    {
      key: 'create',
      label: label('Nouveau produit'),
      sections: [{ fields: ['name', 'slug', 'sku', 'type', 'familyId', 'area'] }],
    },
  ],
};

export function CreateProduct() {
  const { t } = useLingui();
  const resource = useResource();
  const short = useMemo(() => ({ ...resource, form: FORM }), [resource]);
  const { data, isHere } = useProductForm();
  const here = useMemo(() => ({ data, uuid: null }), [data]);
  const parts = useKnownParts(PARTS, data);
  if (isHere && data.families.length === 0)
    return (
      <div className={recordForm().page}>
        <Note tone="info" title={t`Créez d’abord une famille d’attributs.`}>
          <Trans>Un produit appartient à une famille, qui dit quels attributs il a.</Trans>
        </Note>
      </div>
    );
  return (
    <ProductProvider value={here}>
      <FormPartsProvider value={parts}>
        <FormScreen resource={short} />
      </FormPartsProvider>
    </ProductProvider>
  );
}

/** The family that is chosen says what its attributes begin with. */
function FamilyPresets() {
  const { data } = useProduct();
  const { setValue } = useFormContext();
  const familyId: unknown = useWatch({ name: 'fields.familyId' });
  const family = data.families.find(({ uuid }) => uuid === familyId);
  useEffect(() => {
    if (family !== undefined) setValue('fields.attributes', presetsOf(family, data.attributes), { shouldDirty: true });
  }, [family, data, setValue]);
  return null;
}

const PARTS: FormParts = { under: { create: FamilyPresets } };
