/** The profile: written on this device first, sent when it can be (specification §2 and §3). */
import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { formLayout } from '#styled/recipes';
import { AccountFrame, AccountSkeleton } from '#src/shop/features/account/account-frame.tsx';
import type { AccountPlace } from '#src/shop/features/account/account-place.ts';
import { useProfile, useRefused, useStanding, type Standing } from '#src/shop/features/account/account-state.ts';
import { ProfileFacts } from '#src/shop/features/account/profile/profile-facts.tsx';
import { ProfileEditor, PROFILE_FORM } from '#src/shop/features/account/profile/profile-editor.tsx';
import { RefusedEdit } from '#src/shop/features/account/conflict/refused-edit.tsx';
import { StandingLabel, StandingSpoken } from '#src/shop/features/account/standing-label.tsx';
import { useActions } from '#src/shop/parts/actions.tsx';
import { deviceInstant } from '#src/shop/parts/device/device-instant.ts';
import { DraftKept } from '#src/shop/parts/pending/draft-kept.tsx';
import { useSearchParam } from '#src/shop/parts/page/address/search-param.ts';
import { useDraft } from '#src/shop/store/drafts/drafts.ts';
import type { ChangeSummary } from '#src/shop/store/pending/change-summary.ts';
import { Button } from '#src/ui/button/button.tsx';
import { ActionBar } from '#src/ui/frame/action-bar.tsx';

const isProfile = ({ kind }: ChangeSummary): boolean => kind === 'profile';

export function ProfilePage(place: AccountPlace) {
  const { t } = useLingui();
  const profile = useProfile();
  const editingRefused = useSearchParam('corriger');
  const draft = useDraft('profile', { at: deviceInstant, editingRefused });
  const standing = useStanding(isProfile);
  const refused = useRefused(isProfile);
  const [isTyping, setTyping] = useState(false);
  useArrival(standing);
  const isHere = profile !== null && draft.value !== undefined;
  return (
    <AccountFrame
      {...place}
      title={t`Mon profil`}
      after={isTyping ? draft.kept ? <DraftKept /> : undefined : <StandingLabel standing={standing} />}
      foot={
        isHere ? (
          <ActionBar phoneOnly>
            <Button type="submit" form={PROFILE_FORM} wide>{t`Enregistrer`}</Button>
          </ActionBar>
        ) : undefined
      }
    >
      <StandingSpoken standing={standing} />
      {isHere ? (
        <div className={formLayout().stack}>
          <RefusedEdit refused={refused.filter((one) => one.mutId !== editingRefused)} form={place.path} />
          <ProfileFacts area={place.area} profile={profile} />
          <ProfileEditor
            key={editingRefused ?? ''}
            path={place.path}
            profile={profile}
            draft={draft}
            editingRefused={editingRefused}
            reason={refused.find((one) => one.mutId === editingRefused)?.reason ?? null}
            onTyping={setTyping}
          />
        </div>
      ) : (
        <AccountSkeleton />
      )}
    </AccountFrame>
  );
}

/** "Votre profil a été mis à jour." belongs to the moment at which the shop has it. */
function useArrival(standing: Standing): void {
  const { t } = useLingui();
  const { toast } = useActions();
  const before = useRef<Standing>(null);
  const state = standing?.state ?? null;
  useEffect(() => {
    const was = before.current?.state ?? null;
    before.current = standing;
    if (state === 'sent' && was !== null && was !== 'sent') toast(t`Votre profil a été mis à jour.`);
  }, [toast, standing, state, t]);
}
