/** From a product to its page in the shop, and to a copy of it. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { contentPath, productPath } from '#core/contract/pages/paths.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { factsOfType } from '#core/domain/catalogue/types/all-types.ts';
import { textIn, valuesIn } from '#core/domain/fields/values.ts';
import { isArea } from '#core/domain/shop/area.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdmin, useAdminCall, useRoute, useToast } from '#src/admin/port/port.tsx';
import type { RecordActionsOf } from '#src/admin/screens/form/record-form.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { SaleSteps } from './sale/sale-steps.tsx';
import { Button, LinkButton } from '#src/ui/button/button.tsx';

export function ProductActions(props: RecordActionsOf) {
  const { uuid, row } = props;
  const { t } = useLingui();
  const { may } = useAdmin();
  const { area, slug, type, isActive, isVisible } = valuesIn(row.fields);
  const { familySlug, permalink } = valuesIn(row.computed);
  const isShown = isActive === true && isVisible === true;
  const path =
    isShown && isArea(area)
      ? productPath({
          area,
          family: textIn(familySlug),
          slug: textIn(slug),
          ...(typeof permalink === 'string' ? { path: contentPath(permalink) } : {}),
        })
      : null;
  return (
    <>
      {factsOfType(textIn(type)).shownAs === 'vehicle' ? <SaleSteps {...props} /> : null}
      {path === null ? null : (
        <LinkButton tone="line" href={path} target="_blank" rel="noopener">
          {t`Voir dans la boutique`}
        </LinkButton>
      )}
      {may('products.copy') ? <CopyButton uuid={uuid} /> : null}
    </>
  );
}

/** The UUID of the copy is made once: pressed again after a lost answer, it is the same copy. */
function CopyButton({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const call = useAdminCall();
  const toast = useToast();
  const { navigate, staysHere } = useRoute();
  const { ask, failure } = useAsk();
  const [copy] = useState(() => crypto.randomUUID());
  const [isBusy, setBusy] = useState(false);
  const make = async (): Promise<void> => {
    const stays = staysHere();
    setBusy(true);
    await ask(() =>
      answered(
        call('api.admin.products.copy', { params: { uuid }, body: { copy } }).then((made) => {
          toast(t`Copié. La copie n’est pas en vente.`);
          if (stays()) navigate(adminHref('admin.products.edit', { id: made.uuid }));
        }),
      ),
    );
    setBusy(false);
  };
  return (
    <>
      <FailureNote failure={failure} />
      <Button tone="line" loading={isBusy} onClick={() => void make()}>
        {t`Dupliquer`}
      </Button>
    </>
  );
}
