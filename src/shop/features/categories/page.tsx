import { useLingui } from '@lingui/react/macro';
import { pageHead } from '#styled/recipes';
import { AREAS } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { columns } from '#styled/recipes';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** Every department of both areas, with those under it. */
export function CategoriesPage() {
  const { t } = useLingui();
  const classes = pageHead();
  const frame = useFrame();
  const format = useFormat();
  const locale = useLocale();
  return (
    <>
      <Wrap>
        <div className={classes.root}>
          <h1 className={classes.title}>{t`Tous les rayons`}</h1>
        </div>
      </Wrap>
      {AREAS.map((area) => (
        <Section
          key={area}
          title={area === 'auto' ? t`Auto` : t`Moto`}
          more={{
            href: href(`${area}.vehicles.index`),
            label: area === 'auto' ? t`Véhicules d’occasion` : t`Motos d’occasion`,
          }}
        >
          <ul className={columns({ of: 'three' })}>
            {frame
              .children(null)
              .filter((one) => one.area === area && one.productsCount > 0)
              .map((one) => {
                const under = frame.children(one.id).map((child) => wordingOf(child.name, locale).text);
                return (
                  <li key={one.id}>
                    <RowLink
                      href={categoryPath(one)}
                      before={
                        one.picture === null ? null : (
                          <Plate size="line" image={pictureData(one.picture, '')} sizes="84px" />
                        )
                      }
                      title={wordingOf(one.name, locale).text}
                      {...(under.length === 0 ? {} : { meta: under.join(', ') })}
                      after={format.number(one.productsCount)}
                    />
                  </li>
                );
              })}
          </ul>
        </Section>
      ))}
    </>
  );
}
