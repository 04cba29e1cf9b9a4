import { useLingui } from '@lingui/react/macro';
import { useSnapshot } from 'valtio';
import { popoverMenu, topLine } from '#styled/recipes';
import { isLocale } from '#core/domain/shop/locale.ts';
import { href } from '#core/contract/pages/href.ts';
import { adminHref } from '#core/contract/admin/pages/admin-href.ts';
import { initialsOf } from '#src/admin/app/layout/top-line/initials.ts';
import { usePopover } from '#src/ui/dialog/use-popover.ts';
import { useAdmin, useToast } from '#src/admin/port/port.tsx';
import { useOffice } from '#src/admin/port/office.tsx';
import { openShortcuts } from '#src/admin/store/panels.ts';
import { chooseTheme, theme } from '#src/admin/store/theme.ts';
import { useLocale } from '#src/i18n/use-locale.ts';
import { RadioGroup } from '#src/ui/field/radio-group.tsx';
import { arrowSquareOut, keyboard, signOut } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';

/** Who is signed in, what they chose for this device, and the way out. */
export function PersonMenu() {
  const { t } = useLingui();
  const { admin } = useAdmin();
  const { isOpen, root, button, panelId, close } = usePopover();
  if (admin === null) return null;
  const { name } = admin;
  const classes = popoverMenu();
  return (
    <div ref={root} className={classes.root}>
      <button type="button" className={topLine().person} aria-label={t`Votre compte, ${name}`} {...button}>
        <span aria-hidden>{initialsOf(name)}</span>
      </button>
      {isOpen ? (
        <div id={panelId} className={classes.panel}>
          <p className={classes.head}>
            <span className={classes.name}>{name}</span>
            <span className={classes.text}>{admin.email}</span>
            <span className={classes.text}>{admin.role.name}</span>
          </p>
          <Link href={adminHref('admin.profile')} className={classes.item} onClick={close}>
            {t`Mon compte`}
          </Link>
          <Choices />
          <hr className={classes.line} />
          <button
            type="button"
            className={classes.item}
            onClick={() => {
              close();
              openShortcuts();
            }}
          >
            <Icon glyph={keyboard} />
            {t`Raccourcis clavier`}
          </button>
          <Link href={href('home')} className={classes.item}>
            <Icon glyph={arrowSquareOut} />
            {t`Voir la boutique`}
          </Link>
          <Link href={adminHref('admin.logout')} className={classes.item} onClick={close}>
            <Icon glyph={signOut} />
            {t`Se déconnecter`}
          </Link>
        </div>
      ) : null}
    </div>
  );
}

/** Language and colours of this device. */
function Choices() {
  const { t } = useLingui();
  const locale = useLocale();
  const { setLocale } = useOffice();
  const toast = useToast();
  const { chosen } = useSnapshot(theme);
  const classes = popoverMenu();
  return (
    <div className={classes.choices}>
      <RadioGroup
        segments
        legend={t`Langue`}
        name="office-language"
        value={locale}
        options={[
          { value: 'fr_FR', label: 'Français' },
          { value: 'en_GB', label: 'English' },
        ]}
        onChange={(value) => {
          if (isLocale(value))
            setLocale(value).catch(() => toast(t`Cette langue n’est pas sur cet appareil. Réessayez avec le réseau.`));
        }}
      />
      <RadioGroup
        segments
        legend={t`Couleurs`}
        name="office-theme"
        value={chosen}
        options={[
          { value: 'light', label: t`Claires` },
          { value: 'dark', label: t`Sombres` },
          { value: 'device', label: t`Appareil` },
        ]}
        onChange={(value) => chooseTheme(value === 'light' || value === 'dark' ? value : 'device')}
      />
    </div>
  );
}
