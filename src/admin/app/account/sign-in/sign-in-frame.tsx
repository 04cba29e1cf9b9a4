import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { signIn, textLink } from '#styled/recipes';
import { href } from '#core/contract/pages/href.ts';
import { shop } from '#src/admin/store/shop.ts';
import { BrandMark } from '#src/ui/brand/brand.tsx';
import { Cartouche } from '#src/ui/cartouche/cartouche.tsx';
import { arrowLeft } from '#src/ui/icon/glyphs.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

interface SignInFrameProps {
  title: string;
  lead?: string;
  children: ReactNode;
}

/** Around every page of who is not signed in: the shop's picture, the form, the way back to the site. */
export function SignInFrame({ title, lead, children }: SignInFrameProps) {
  const { t } = useLingui();
  const { name, background } = useSnapshot(shop);
  const classes = signIn();
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className={classes.root}>
      <div className={classes.picture}>
        {background === null ? null : <img src={background} alt="" />}
        <p className={classes.brand}>
          <BrandMark className={classes.mark ?? ''} />
          <span className={classes.word}>{name}</span>
        </p>
        <span aria-hidden className={classes.road} />
        <p className={classes.foot}>
          <Cartouche area="auto">AUTO</Cartouche>
          <Cartouche area="moto">MOTO</Cartouche>
          <span>
            <Trans>Une équipe, deux espaces.</Trans>
          </span>
        </p>
      </div>
      <main id="contenu" className={classes.side}>
        <div className={classes.column}>
          <div>
            <h1 className={classes.title}>{title}</h1>
            {lead === undefined ? null : <p className={classes.lead}>{lead}</p>}
          </div>
          {children}
          <p className={classes.back}>
            <Icon glyph={arrowLeft} />
            <Link href={href('home')} className={textLink({ alone: true, plain: true })}>
              {t`Retour au site`}
            </Link>
          </p>
        </div>
      </main>
    </div>
  );
}
