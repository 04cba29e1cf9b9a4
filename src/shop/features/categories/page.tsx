import { useLingui } from '@lingui/react/macro';
import { columns, only, pageHead } from '#styled/recipes';
import { AREAS } from '#core/domain/shop/area.ts';
import { categoryPath } from '#core/contract/pages/paths.ts';
import { href } from '#core/contract/pages/href.ts';
import { useFrame } from '#src/shop/parts/page/frame.tsx';
import { useAudience } from '#src/shop/parts/device/use-audience.ts';
import { pictureData } from '#src/content/media.ts';
import { useFormat } from '#src/i18n/use-format.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Plate } from '#src/ui/picture/picture.tsx';
import { Section } from '#src/ui/section/section.tsx';
import { Wrap } from '#src/ui/frame/page.tsx';
import { RowLink } from '#src/ui/row/row-link.tsx';

/** On a phone, where the bar of links has no room: the menu that the shop made for it. */
function PhoneMenu() {
  const { t } = useLingui();
  const { structure } = useFrame();
  const locale = useLocale();
  const isFor = useAudience();
  const items = (structure.menus['mobile'] ?? []).filter((one) => isFor(one.audience));
  if (items.length === 0) return null;
  return (
    <div className={only({ on: 'small' })}>
      <Section title={t`Aller à`}>
        <ul className={columns({ of: 'three' })}>
          {items.map(({ href: to, label, children, opensTab = false }) => {
            const { text } = wordingOf(label, locale);
            const under = children.flatMap((one) => (isFor(one.audience) ? wordingOf(one.label, locale).text : []));
            return (
              <li key={`${to} ${text}`}>
                <RowLink
                  href={to}
                  opensTab={opensTab}
                  title={text}
                  {...(under.length === 0 ? {} : { meta: under.join(', ') })}
                />
              </li>
            );
          })}
        </ul>
      </Section>
    </div>
  );
}

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
      <PhoneMenu />
    </>
  );
}
