import { useLingui } from '@lingui/react/macro';
import { pageHead } from '#styled/recipes';
import { Wrap } from '#src/ui/frame/page.tsx';

export function QuotePage() {
  const { t } = useLingui();
  const classes = pageHead();
  return (
    <Wrap>
      <div className={classes.root}>
        <h1 className={classes.title}>{t`Demande de devis`}</h1>
      </div>
    </Wrap>
  );
}
