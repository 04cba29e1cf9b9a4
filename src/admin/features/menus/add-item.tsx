/** Adds to a menu: a page, a news item, a list, a department, or a link of one's own. */
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { menuEditor } from '#styled/recipes';
import type { MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { faultOfChoice } from '#core/domain/cms/menu-choice.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import { useFieldSentence } from '#src/forms/sentences.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { ITEM_WORDS } from './menu-words.ts';
import { TargetChoice } from './target-choice.tsx';
import type { Targets } from './use-targets.ts';

const TYPES = ['page', 'post', 'postList', 'category', 'custom'] as const;
type Type = (typeof TYPES)[number];

interface AddItemProps {
  targets: Targets;
  onAdd: (item: MenuBodyItem) => void;
}

export function AddItem({ targets, onAdd }: AddItemProps) {
  const { t, i18n } = useLingui();
  const sentence = useFieldSentence();
  const [type, setType] = useState<Type>('page');
  const [ref, setRef] = useState('');
  const [url, setUrl] = useState('');
  const [text, setText] = useState('');
  const [category, setCategory] = useState('');
  const [isTried, setTried] = useState(false);
  const classes = menuEditor();
  const list = type === 'custom' ? [] : targets[type];
  const target = list?.find((one) => one.ref === ref);
  const elsewhere = type === 'post' && target !== undefined ? faultOfChoice(target.categories ?? [], category) : null;
  const isMissing =
    type === 'custom' ? !isSafeUrl(url.trim()) || text.trim() === '' : target === undefined || elsewhere !== null;
  const required = t`Ce champ doit être renseigné`;
  const wrong = (value: string): string | null => (isTried && value.trim() === '' ? required : null);
  const add = (): void => {
    setTried(true);
    if (isMissing) return;
    onAdd({
      id: crypto.randomUUID(),
      type,
      ref: target?.ref ?? null,
      url: type === 'custom' ? url.trim() : null,
      label: { fr_FR: type === 'custom' ? text.trim() : (target?.name ?? '') },
      target: 'self',
      visibility: 'all',
    });
    setRef('');
    setUrl('');
    setText('');
    setTried(false);
  };
  return (
    <section className={classes.adding} aria-label={t`Ajouter au menu`}>
      <Field label={t`Ajouter`}>
        {(control) => (
          <Select
            {...control}
            value={type}
            onChange={({ target: { value } }) => {
              setType(TYPES.find((one) => one === value) ?? 'page');
              setRef('');
            }}
          >
            {TYPES.map((one) => (
              <option key={one} value={one}>
                {i18n._(ITEM_WORDS[one])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {type === 'custom' ? (
        <>
          <Field
            label={t`Adresse`}
            error={wrong(url) ?? (isTried && !isSafeUrl(url.trim()) ? t`Cette adresse n’est pas acceptée.` : null)}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="url"
                maxLength={2048}
                value={url}
                onChange={({ target: { value } }) => setUrl(value)}
              />
            )}
          </Field>
          <Field label={t`Texte du lien`} error={wrong(text)}>
            {(control) => (
              <TextInput
                {...control}
                maxLength={120}
                value={text}
                onChange={({ target: { value } }) => setText(value)}
              />
            )}
          </Field>
        </>
      ) : (
        <>
          {type === 'post' && targets.cmsCategory.length > 0 ? (
            <Field label={t`Catégorie`}>
              {(control) => (
                <Select {...control} value={category} onChange={({ target: { value } }) => setCategory(value)}>
                  <option value="">{t`Toutes les catégories`}</option>
                  {targets.cmsCategory.map((one) => (
                    <option key={one.ref} value={one.ref}>
                      {one.name}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <TargetChoice
            key={type}
            targets={list}
            chosen={target}
            error={elsewhere === null ? wrong(ref) : i18n._(sentence(elsewhere, ref))}
            onChoose={setRef}
          />
        </>
      )}
      <Button tone="line" onClick={add}>{t`Ajouter au menu`}</Button>
    </section>
  );
}
