import { Trans, useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { AccountReasons } from '#src/shop/features/auth/account-reasons.tsx';
import { AuthScreenBody } from '#src/shop/features/auth/auth-screen-body.tsx';
import { useAuthTitle } from '#src/shop/features/auth/auth-title.ts';
import type { AuthScreen } from '#src/shop/features/auth/auth-screens.ts';
import { AuthFlowProvider } from '#src/shop/features/auth/auth-flow.tsx';
import { FieldsOf } from '#src/forms/form-fields.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export interface AuthDialogProps {
  screen: Extract<AuthScreen, 'login' | 'register' | 'forgot' | 'logout'>;
  area: Area | null;
  /** A path of this shop to go to after signing in. */
  to: string;
  onClose: () => void;
}

/** An auth screen over the current page: the same forms as on its page, and the page stays where it was. */
export function AuthDialog({ screen, area, to, onClose }: AuthDialogProps) {
  const { t } = useLingui();
  const title = useAuthTitle(screen);
  useNeedPerson();
  return (
    <AuthFlowProvider value={{ area, wanted: to, to, close: onClose }}>
      <FieldsOf place="fenetre">
        <Sheet key={screen} open onClose={onClose} title={title} closeLabel={t`Fermer`}>
          <WithoutNetwork />
          <AuthScreenBody screen={screen} token="" />
          {screen === 'login' ? <AccountReasons /> : null}
        </Sheet>
      </FieldsOf>
    </AuthFlowProvider>
  );
}

function WithoutNetwork() {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Note glyph={wifiSlash} title={t`Hors connexion.`}>
          <Trans>Une connexion Internet est nécessaire ici. Ce que vous saisissez est gardé.</Trans>
        </Note>
      )}
    </div>
  );
}
