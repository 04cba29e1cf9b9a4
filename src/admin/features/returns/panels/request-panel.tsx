/** What the customer asks for and wrote with it. */
import { useLingui } from '@lingui/react/macro';
import { deskLayout } from '#styled/recipes';
import type { RmaDesk } from '#core/contract/admin/returns/desk.ts';
import { DeskPanel } from '#src/admin/parts/desk/desk-panel.tsx';
import { CONDITION_WORDS, RESOLUTION_WORDS, RMA_TYPE_WORDS } from '#src/i18n/return-words.ts';
import { KeyValueList } from '#src/ui/key-value/key-value-list.tsx';

export function RequestPanel({ desk }: { desk: RmaDesk }) {
  const { t, i18n } = useLingui();
  const classes = deskLayout();
  const { type, condition, preferredResolution, information } = desk;
  return (
    <DeskPanel title={t`Demande du client`}>
      <div className={classes.body}>
        <KeyValueList
          facts={[
            { key: 'type', term: t`Demande`, value: i18n._(RMA_TYPE_WORDS[type]) },
            { key: 'wish', term: t`Solution souhaitée`, value: i18n._(RESOLUTION_WORDS[preferredResolution]) },
            { key: 'condition', term: t`Emballage`, value: i18n._(CONDITION_WORDS[condition]) },
          ]}
        />
        {information === '' ? (
          <p className={classes.when}>{t`Le client n’a rien ajouté.`}</p>
        ) : (
          <div className={classes.written}>{information}</div>
        )}
      </div>
    </DeskPanel>
  );
}
