import { useLingui } from '@lingui/react/macro';
import { formLayout, textLink } from '#styled/recipes';
import type { ProfileRecord } from '#core/contract/account/customer-records.ts';
import type { Area } from '#core/domain/shop/area.ts';
import { href } from '#core/contract/pages/href.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Note } from '#src/ui/note/note.tsx';

/** What the form does not change: the kind of customer, the address that signs in, what the shop thinks of a company. */
export function ProfileFacts({ area, profile }: { area: Area; profile: ProfileRecord }) {
  const { t } = useLingui();
  const isProfessional = profile.fields.customerType === 'professional';
  return (
    <div className={formLayout().stackTight}>
      <KeyValueList
        facts={[
          { key: 'type', term: t`Type de compte`, value: isProfessional ? t`Professionnel` : t`Particulier` },
          {
            key: 'email',
            term: t`Adresse e-mail`,
            value: (
              <>
                {profile.email}{' '}
                <Link
                  href={href(`${area}.account.security`)}
                  className={textLink()}
                  aria-label={t`Modifier l’adresse e-mail`}
                >
                  {t`Modifier`}
                </Link>
              </>
            ),
          },
        ]}
      />
      {profile.approval === 'pending' ? (
        <Note tone="info">{t`La boutique vérifie votre compte professionnel. En attendant, vous achetez et demandez vos devis comme un particulier.`}</Note>
      ) : null}
      {profile.approval === 'refused' ? (
        <Note tone="warn">{t`Votre compte professionnel n’a pas été validé. Contactez la boutique.`}</Note>
      ) : null}
    </div>
  );
}
