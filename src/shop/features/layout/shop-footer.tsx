import { useLingui } from '@lingui/react/macro';
import { footerTools } from '#styled/recipes';
import { LOCALES, type Locale } from '#core/domain/shop/locale.ts';
import type { MenuItem } from '#core/contract/catalogue/structure.ts';
import { href } from '#core/contract/pages/href.ts';
import { useActions, type Theme } from '#src/shop/parts/actions.tsx';
import { useTheme } from '#src/shop/parts/device/device-state.ts';
import { useReplay } from '#src/shop/parts/hydration/use-replay.ts';
import { useFrame, usePageSettings } from '#src/shop/parts/page/frame.tsx';
import { useAudience } from '#src/shop/parts/device/use-audience.ts';
import { useSetting } from '#src/shop/parts/page/use-setting.ts';
import { useSetLocale } from '#src/shop/parts/use-set-locale.ts';
import { formatPhone } from '#src/i18n/format/phone.ts';
import { useLocale, wordingOf } from '#src/i18n/use-locale.ts';
import { Footer } from '#src/ui/frame/footer.tsx';
import { Link } from '#src/ui/link/link.tsx';

const LANGUAGES: Readonly<Record<Locale, string>> = { fr_FR: 'Français', en_GB: 'English' };

export function ShopFooter() {
  const { structure } = useFrame();
  const locale = useLocale();
  const isFor = useAudience();
  const shown = (items: readonly MenuItem[] = []): readonly MenuItem[] => items.filter((one) => isFor(one.audience));
  const columns = ['footer_1', 'footer_2', 'footer_3'].flatMap((location) =>
    shown(structure.menus[location]).map((column) => ({
      title: wordingOf(column.label, locale).text,
      links: shown(column.children).map(({ href, label, opensTab = false }) => ({
        href,
        label: wordingOf(label, locale).text,
        opensTab,
      })),
    })),
  );
  return <Footer columns={columns} legal={<Tools />} />;
}

/** The telephone and its hours, the shop's pages elsewhere, legal links, the choice on cookies, language and colours. */
function Tools() {
  const { t } = useLingui();
  const { structure, init } = useFrame();
  const { area } = usePageSettings();
  const locales = init.context.languages?.[area]?.locales ?? LOCALES;
  const locale = useLocale();
  const isFor = useAudience();
  const { askCookiesAgain } = useActions();
  const setLocale = useSetLocale();
  const early = useReplay();
  const number = useSetting('general.company.contact.phone');
  const hours = useSetting('general.company.contact.opening_hours');
  const networks = [
    ['Facebook', useSetting('general.company.social.facebook')],
    ['Instagram', useSetting('general.company.social.instagram')],
    ['YouTube', useSetting('general.company.social.youtube')],
    ['TikTok', useSetting('general.company.social.tiktok')],
  ] as const;
  const copyright = useSetting('general.content.footer.copyright');
  const classes = footerTools();
  return (
    <div className={classes.root}>
      <div className={classes.links}>
        {number === '' ? null : (
          <Link href={`tel:${number.replace(/\s/g, '')}`} className={classes.link}>
            {hours === '' ? formatPhone(number) : `${formatPhone(number)} · ${hours}`}
          </Link>
        )}
        {networks.map(([name, address]) =>
          address === '' ? null : (
            <Link key={name} href={address} className={classes.link}>
              {name}
            </Link>
          ),
        )}
        {copyright === '' ? null : <span className={classes.link}>{copyright}</span>}
        <Link href={href('withdrawal')} className={classes.link}>{t`Renoncer au contrat ici`}</Link>
        <Link href={href('settings')} className={classes.link}>{t`Ce qui est gardé ici`}</Link>
        {(structure.menus.footer_legal ?? []).map(({ href: to, label, opensTab = false, audience }) =>
          isFor(audience) ? (
            <Link key={to} href={to} opensTab={opensTab} className={classes.link}>
              {wordingOf(label, locale).text}
            </Link>
          ) : null,
        )}
        <button type="button" data-replay={early} className={classes.link} onClick={askCookiesAgain}>
          {t`Gérer mes cookies`}
        </button>
      </div>
      {locales[1] && (
        <fieldset className={classes.group} aria-label={t`Langue`}>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              data-replay={early}
              lang={one === 'fr_FR' ? 'fr' : 'en'}
              className={classes.link}
              aria-pressed={one === locale}
              onClick={() => void setLocale(one)}
            >
              {LANGUAGES[one]}
            </button>
          ))}
        </fieldset>
      )}
      <ThemeChoice />
    </div>
  );
}

function ThemeChoice() {
  const { t } = useLingui();
  const { colour } = useActions();
  const early = useReplay();
  const theme = useTheme();
  const classes = footerTools();
  const choices: readonly (readonly [Theme, string])[] = [
    ['light', t`Clair`],
    ['dark', t`Sombre`],
    ['device', t`Automatique`],
  ];
  return (
    <fieldset className={classes.group} aria-label={t`Couleurs`}>
      {choices.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-replay={early}
          className={classes.link}
          aria-pressed={value === theme}
          onClick={() => colour(value)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
