/** What makes a product: its type, family, half of the shop, name and reference; everything else is written on its page. */
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { recordForm, textLink } from '#styled/recipes';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { label } from '#core/domain/fields/field.ts';
import { textIn } from '#core/domain/fields/values.ts';
import { useAdmin } from '#src/admin/port/port.tsx';
import { FormScreen } from '#src/admin/screens/form/form-screen.tsx';
import { FormPartsProvider, type FormParts } from '#src/admin/screens/form/layout/form-parts.ts';
import { useResource } from '#src/admin/screens/resource-of.ts';
import { Link } from '#src/ui/link/link.tsx';
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
  const resource = useResource();
  const short = useMemo(() => ({ ...resource, form: FORM }), [resource]);
  const { data, isHere } = useProductForm();
  const here = useMemo(() => ({ data, uuid: null }), [data]);
  const parts = useKnownParts(PARTS, data);
  if (isHere && data.families.length === 0)
    return (
      <div className={recordForm().page}>
        <FamilyFirst />
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

/** A product of a shop that has no family of its own: every shop has that of vehicles, which suits nothing else. */
function FamilyFirst() {
  const { t } = useLingui();
  const { may } = useAdmin();
  return (
    <Note tone="info" title={t`Créez d’abord une famille d’attributs.`}>
      <Trans>Un produit appartient à une famille, qui dit quels attributs il a.</Trans>{' '}
      {may('attribute-families.store') ? (
        <Link href={adminHref('admin.attribute-families.create')} className={textLink({ alone: true })}>
          {t`Créer une famille d’attributs`}
        </Link>
      ) : null}
    </Note>
  );
}

function UnderCreate() {
  const { data } = useProduct();
  const type: unknown = useWatch({ name: 'fields.type' });
  const isOther = factsOfType(textIn(type)).shownAs !== 'vehicle';
  return (
    <>
      {isOther && data.families.length > 0 && data.families.every(({ isUserDefined }) => isUserDefined === false) ? (
        <FamilyFirst />
      ) : null}
      <FamilyPresets />
      <TypePresets />
    </>
  );
}

/** Of a service there is as much as one likes, until somebody says that its places are counted. */
function TypePresets() {
  const { setValue } = useFormContext();
  const type: unknown = useWatch({ name: 'fields.type' });
  const isCounted = factsOfType(textIn(type)).stock !== 'optional';
  useEffect(() => setValue('fields.manageStock', isCounted), [isCounted, setValue]);
  return null;
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

const PARTS: FormParts = { under: { create: UnderCreate } };
