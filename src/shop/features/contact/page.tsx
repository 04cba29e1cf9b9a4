/** The contact pages of an area (domain 8.8). */
import { useLingui } from '@lingui/react/macro';
import { pageHead } from '#styled/recipes';
import { ContactDesk } from '#src/shop/parts/contact/contact-desk.tsx';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import type { PageProps } from '#src/shop/parts/page/page-props.ts';
import { Wrap } from '#src/ui/frame/page.tsx';

export function ContactPage({ page }: PageProps<'contact'>) {
  const { t } = useLingui();
  const classes = pageHead();
  const head = (isKept: boolean) => (
    <Wrap>
      <div className={classes.root}>
        <div className={classes.row}>
          <h1 className={classes.title}>{page.topic === 'vehicle' ? t`Contacter le vendeur` : t`Contact`}</h1>
          {isKept ? <DraftKept /> : null}
        </div>
      </div>
    </Wrap>
  );
  return <ContactDesk about={page} head={head} />;
}
