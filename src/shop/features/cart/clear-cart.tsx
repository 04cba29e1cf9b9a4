import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { columns } from '#styled/recipes';
import type { Area } from '#core/domain/shop/area.ts';
import { useActions } from '#src/shop/parts/actions.tsx';
import { useChange } from '#src/shop/parts/account/use-person.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

/** "Vider", which asks first and names the number. */
export function ClearCart({ area, count }: { area: Area; count: number }) {
  const { t } = useLingui();
  const [asking, setAsking] = useState(false);
  const change = useChange();
  const { toast } = useActions();
  const clear = async (): Promise<void> => {
    setAsking(false);
    if (await change((own) => own.perform('api.cart.clear', { area }))) toast(t`Panier vidé.`);
  };
  return (
    <>
      <Button tone="text" size="sm" onClick={() => setAsking(true)}>
        {t`Vider`}
      </Button>
      <Sheet
        open={asking}
        onClose={() => setAsking(false)}
        title={count === 1 ? t`Retirer 1 article du panier ?` : t`Retirer ${count} articles du panier ?`}
        closeLabel={t`Fermer`}
        footer={
          <div className={columns({ of: 'pair' })}>
            <Button tone="line" onClick={() => setAsking(false)}>
              {t`Annuler`}
            </Button>
            <Button tone="danger" onClick={() => void clear()}>
              {count === 1 ? t`Le retirer` : t`Retirer les ${count}`}
            </Button>
          </div>
        }
      >
        {t`Vos demandes de devis déjà faites restent intactes.`}
      </Sheet>
    </>
  );
}
