import { useSortable } from '@dnd-kit/react/sortable';
import { useLingui } from '@lingui/react/macro';
import { menuEditor, tool } from '#styled/recipes';
import { MENU_AUDIENCES, type MenuBodyItem } from '#core/contract/cms/menu-body.ts';
import { isSafeUrl } from '#core/domain/text/safe-url.ts';
import type { MenuMove } from '#core/domain/cms/menu-tree.ts';
import { besideRow } from '#src/admin/parts/focus-after.ts';
import { Field } from '#src/ui/field/field.tsx';
import { Select } from '#src/ui/field/select.tsx';
import { TextInput } from '#src/ui/field/text-input.tsx';
import { caretRight } from '#src/ui/icon/glyphs.ts';
import { arrowDown, arrowUp, caretLeft, dotsSixVertical } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { StatusTag } from '#src/ui/tag/status-tag.tsx';
import { AUDIENCE_WORDS, OPENING_WORDS } from '#src/admin/screens/document/menu-values.ts';
import { ITEM_WORDS } from './menu-words.ts';
import type { useTargets, Target, TargetType } from './use-targets.ts';

interface MenuLineProps {
  item: MenuBodyItem;
  /** From 1. */
  level: number;
  /** Of the first level: they are dragged among each other. */
  siblings: readonly MenuBodyItem[];
  targets: ReturnType<typeof useTargets>;
  isOpen: boolean;
  isWrong: boolean;
  mayWrite: boolean;
  onOpen: () => void;
  onMove: (move: MenuMove) => void;
  onChange: (change: Partial<MenuBodyItem>) => void;
  onRemove: () => void;
}

const isTargetType = (type: string): type is TargetType => ['page', 'post', 'postList', 'category'].includes(type);

/** What an item leads to; undefined where this device knows of none. */
const targetOf = ({ type, ref }: MenuBodyItem, targets: MenuLineProps['targets']): Target | undefined =>
  isTargetType(type) ? targets[type]?.find((one) => one.ref === ref) : undefined;

export function MenuLine({ item, level, siblings, targets, isOpen, isWrong, mayWrite, ...told }: MenuLineProps) {
  const { t, i18n } = useLingui();
  const { onOpen, onMove, onChange, onRemove } = told;
  const at = siblings.findIndex(({ id }) => id === item.id);
  const { ref, handleRef } = useSortable({ id: item.id, index: Math.max(at, 0), disabled: at === -1 || !mayWrite });
  const classes = menuEditor();
  const target = targetOf(item, targets);
  const isHidden = isTargetType(item.type) && target?.isShown !== true;
  const name = item.label.fr_FR;
  const required = t`Ce champ doit être renseigné`;
  const wrongAddress = (url: string): string | null =>
    url.trim() === '' ? required : isSafeUrl(url.trim()) ? null : t`Cette adresse n’est pas acceptée.`;
  const moves: readonly (readonly [MenuMove, string, string])[] = [
    ['up', arrowUp, t`Monter ${name}`],
    ['down', arrowDown, t`Descendre ${name}`],
    ['in', caretRight, t`Mettre ${name} sous l’entrée précédente`],
    ['out', caretLeft, t`Sortir ${name} d’un niveau`],
  ];
  return (
    <li ref={ref} className={classes.item} data-level={level}>
      <div className={classes.line}>
        {/* for pointers: keys have the buttons, and would come here without a name otherwise */}
        <span ref={handleRef} className={classes.handle} aria-hidden tabIndex={-1}>
          {at !== -1 && mayWrite ? <Icon glyph={dotsSixVertical} size="sm" /> : null}
        </span>
        <button type="button" className={classes.name} aria-expanded={isOpen} onClick={onOpen}>
          {name === '' ? t`Sans texte` : name}
        </button>
        <span className={classes.facts}>{i18n._(ITEM_WORDS[item.type])}</span>
        {isHidden ? <StatusTag tone="warn">{t`Non publié, caché en boutique`}</StatusTag> : null}
        {mayWrite ? (
          <span className={classes.moves}>
            {moves.map(([move, glyph, label]) => (
              <button
                key={move}
                type="button"
                className={tool({ tone: 'plain', icon: true, small: true })}
                aria-label={label}
                onClick={() => onMove(move)}
              >
                <Icon glyph={glyph} size="sm" />
              </button>
            ))}
          </span>
        ) : null}
      </div>
      {isOpen ? (
        <div className={classes.fields}>
          <Field label={t`Texte du lien`} error={isWrong && name.trim() === '' ? required : null}>
            {(control) => (
              <TextInput
                {...control}
                size="sm"
                maxLength={120}
                value={name}
                onChange={({ target: { value } }) => onChange({ label: { ...item.label, fr_FR: value } })}
              />
            )}
          </Field>
          <Field label={t`Texte du lien, anglais`} optional={t`(facultatif)`}>
            {(control) => (
              <TextInput
                {...control}
                size="sm"
                maxLength={120}
                value={item.label.en_GB ?? ''}
                onChange={({ target: { value } }) => onChange({ label: { ...item.label, en_GB: value } })}
              />
            )}
          </Field>
          {item.type === 'custom' ? (
            <Field label={t`Adresse`} error={isWrong ? wrongAddress(item.url ?? '') : null}>
              {(control) => (
                <TextInput
                  {...control}
                  size="sm"
                  inputMode="url"
                  maxLength={2048}
                  value={item.url ?? ''}
                  onChange={({ target: { value } }) => onChange({ url: value })}
                />
              )}
            </Field>
          ) : null}
          <Field label={t`Ouverture`}>
            {(control) => (
              <Select
                {...control}
                value={item.target}
                onChange={({ target: { value } }) => onChange({ target: value === 'blank' ? 'blank' : 'self' })}
              >
                <option value="self">{i18n._(OPENING_WORDS.self)}</option>
                <option value="blank">{i18n._(OPENING_WORDS.blank)}</option>
              </Select>
            )}
          </Field>
          <Field label={t`Visible par`}>
            {(control) => (
              <Select
                {...control}
                value={item.visibility}
                onChange={({ target: { value } }) =>
                  onChange({ visibility: MENU_AUDIENCES.find((one) => one === value) ?? 'all' })
                }
              >
                {MENU_AUDIENCES.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(AUDIENCE_WORDS[one])}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {mayWrite ? (
            <div>
              <button
                type="button"
                className={tool({})}
                onClick={({ currentTarget }) => {
                  const goBeside = besideRow(currentTarget);
                  onRemove();
                  goBeside();
                }}
              >{t`Retirer du menu`}</button>
            </div>
          ) : null}
        </div>
      ) : null}
    </li>
  );
}
