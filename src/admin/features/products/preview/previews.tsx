/** What becomes of what is typed, in lists of the shop and on its page: drawn when somebody asks for it. */
import { useLingui } from '@lingui/react/macro';
import { useState, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { recordForm } from '#styled/recipes';
import { valuesIn, type Values } from '#core/domain/fields/values.ts';
import { PreviewFrame } from '#src/admin/parts/preview/preview-frame.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { DrawnCard } from './drawn-card.tsx';
import { DrawnProduct } from './drawn-product.tsx';

/** Of a card in lists, and of the screen, in px. */
const CARD = { phone: 202, desktop: 272 };
const PAGE = { phone: 412, desktop: 1280 };

export function Previews() {
  const { t } = useLingui();
  return (
    <>
      <Preview title={t`Aperçu de la carte`} ask={t`Voir la carte`} name="card" widths={CARD} height={480}>
        {(fields) => <DrawnCard fields={fields} />}
      </Preview>
      <Preview title={t`Aperçu de la page`} ask={t`Voir la page`} name="page" widths={PAGE} height={640}>
        {(fields) => <DrawnProduct fields={fields} />}
      </Preview>
    </>
  );
}

interface PreviewProps {
  title: string;
  ask: string;
  name: string;
  widths: typeof PAGE;
  height: number;
  children: (fields: Values) => ReactNode;
}

function Preview({ title, ask, children, ...frame }: PreviewProps) {
  const [isOpen, setOpen] = useState(false);
  const classes = recordForm();
  return (
    <section className={classes.section} aria-label={title}>
      <h2 className={classes.title}>{title}</h2>
      {isOpen ? (
        <PreviewFrame title={title} {...frame}>
          <Typed draw={children} />
        </PreviewFrame>
      ) : (
        <div>
          <Button tone="line" onClick={() => setOpen(true)}>
            {ask}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Drawn anew with every letter, the frame around it not. */
function Typed({ draw }: { draw: (fields: Values) => ReactNode }) {
  return draw(valuesIn(useWatch({ name: 'fields' })));
}
