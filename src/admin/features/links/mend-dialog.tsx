import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formLayout } from '#styled/recipes';
import { LONGEST_LINK } from '#core/contract/cms/links/links.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall, useToast } from '#src/admin/port/port.tsx';
import { FailureNote } from '#src/forms/failure-note.tsx';
import { useAsk } from '#src/forms/use-ask.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Checkbox } from '#src/ui/field/checkbox.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { Sheet } from '#src/ui/sheet/sheet.tsx';
import { isMended } from './link-row.tsx';
import { useSourceWords, type Link } from './link-words.ts';

interface MendDialogProps {
  link: Link;
  onClose: () => void;
  onDone: () => void;
}

/** Another address in the documents that are chosen, or no link at all; each keeps a revision to go back to. */
export function MendDialog({ link: { uuid, url, movedTo, uses }, onClose, onDone }: MendDialogProps) {
  const { t } = useLingui();
  const toast = useToast();
  const call = useAdminCall();
  const sources = useSourceWords();
  const { ask, failure } = useAsk();
  const places = uses.filter(isMended);
  const [to, setTo] = useState(movedTo ?? '');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(places.map((one) => one.uuid)));
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const wrong =
    to.trim() === ''
      ? t`Ce champ doit être renseigné`
      : isSafeUrl(to.trim())
        ? null
        : t`Un chemin de la boutique, comme /auto/contact, ou une adresse qui commence par https://`;
  const replace = async (next: string | null): Promise<void> => {
    setBusy(true);
    let count = 0;
    const isDone = await ask(() =>
      answered(
        call('api.admin.broken-links.replace', { params: { uuid }, body: { to: next, documents: [...chosen] } }).then(
          ({ replaced }) => {
            count = replaced;
          },
        ),
      ),
    );
    setBusy(false);
    if (!isDone) return;
    toast(count === 1 ? t`Corrigé dans 1 contenu.` : t`Corrigé dans ${String(count)} contenus.`);
    onDone();
  };
  const save = (): void => {
    setTried(true);
    if (wrong === null && chosen.size > 0) void replace(to.trim());
  };
  const isLinked = places.some(({ source }) => source !== 'menu');
  return (
    <Sheet
      open
      onClose={onClose}
      title={t`Corriger ce lien`}
      closeLabel={t`Fermer`}
      footer={
        <div className={formLayout().actions}>
          {isLinked ? (
            <Button tone="line" loading={isBusy} disabled={chosen.size === 0} onClick={() => void replace(null)}>
              {t`Retirer le lien`}
            </Button>
          ) : null}
          <Button tone="ink" loading={isBusy} disabled={chosen.size === 0} onClick={save}>{t`Remplacer`}</Button>
        </div>
      }
    >
      <form
        className={formLayout().stack}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <FailureNote failure={failure} />
        <Field label={t`Nouvelle adresse`} hint={t`À la place de ${url}`} error={isTried ? wrong : null}>
          {(control) => (
            <TextInput
              {...control}
              inputMode="url"
              value={to}
              maxLength={LONGEST_LINK}
              spellCheck={false}
              autoCapitalize="none"
              onChange={({ target }) => setTo(target.value)}
            />
          )}
        </Field>
        <fieldset className={formLayout().stack}>
          <legend>{t`Dans`}</legend>
          {places.map((use) => (
            <Checkbox
              key={use.uuid}
              dense
              checked={chosen.has(use.uuid)}
              onChange={({ target }) => {
                const next = new Set(chosen);
                if (target.checked) next.add(use.uuid);
                else next.delete(use.uuid);
                setChosen(next);
              }}
            >
              {`${use.title || t`Sans titre`} (${sources[use.source]})`}
            </Checkbox>
          ))}
        </fieldset>
        <p>{t`Chaque contenu garde sa version d’avant dans son historique. Une page publiée change quand elle est publiée de nouveau ; un menu et un composant, tout de suite.`}</p>
      </form>
    </Sheet>
  );
}
