import { Trans, useLingui } from '@lingui/react/macro';
import type { Area } from '#core/domain/shop/area.ts';
import { AccountReasons } from '#src/shop/features/auth/account-reasons.tsx';
import { DoorBody } from '#src/shop/features/auth/door-body.tsx';
import { useDoorTitle } from '#src/shop/features/auth/door-words.ts';
import type { Door } from '#src/shop/features/auth/doors.ts';
import { WayProvider } from '#src/shop/features/auth/way.tsx';
import { FieldsOf } from '#src/forms/form-fields.tsx';
import { useOnline } from '#src/shop/parts/device/device-state.ts';
import { useNeedPerson } from '#src/shop/parts/account/use-person.ts';
import { wifiSlash } from '#src/ui/icon/glyphs-later.ts';
import { Note } from '#src/ui/note/note.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';

export interface AuthDialogProps {
  door: Extract<Door, 'login' | 'register' | 'forgot' | 'logout'>;
  area: Area | null;
  /** A path of this shop to go to after signing in. */
  to: string;
  onClose: () => void;
}

/** A door over the page one is on: the same forms as on its page, and the page stays where it was. */
export function AuthDialog({ door, area, to, onClose }: AuthDialogProps) {
  const { t } = useLingui();
  const title = useDoorTitle(door);
  useNeedPerson();
  return (
    <WayProvider value={{ area, wanted: to, to, close: onClose }}>
      <FieldsOf place="fenetre">
        <Sheet key={door} open onClose={onClose} title={title} closeLabel={t`Fermer`}>
          <WithoutNetwork />
          <DoorBody door={door} token="" />
          {door === 'login' ? <AccountReasons /> : null}
        </Sheet>
      </FieldsOf>
    </WayProvider>
  );
}

function WithoutNetwork() {
  const { t } = useLingui();
  const online = useOnline();
  return (
    <div role="status">
      {online ? null : (
        <Note glyph={wifiSlash} title={t`Hors connexion.`}>
          <Trans>Le réseau est nécessaire ici. Ce que vous saisissez est gardé.</Trans>
        </Note>
      )}
    </div>
  );
}
