import { useLingui } from '@lingui/react/macro';
import { pageHead } from '#styled/recipes';
import type { PageProps } from '#src/screens/shop/page-props.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

export function ContactPage({ page }: PageProps<'contact'>) {
  const { t } = useLingui();
  const classes = pageHead();
  return (
    <Wrap>
      <div className={classes.root}>
        <h1 className={classes.title}>{page.topic === 'vehicle' ? t`Contacter le vendeur` : t`Contact`}</h1>
      </div>
    </Wrap>
  );
}
