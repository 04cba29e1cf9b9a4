import { useLingui } from '@lingui/react/macro';
import { palette } from '#styled/recipes';
import { adminPage } from '#core/contract/admin/pages/admin-pages.ts';
import { markedParts } from '#src/admin/app/palette/marked-parts.ts';
import type { Command } from '#src/admin/app/palette/commands.ts';
import { glyphOf } from '#src/admin/app/layout/page-glyphs.ts';
import { plusCircle } from '#src/ui/icon/glyphs-office.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface PaletteLineProps {
  id: string;
  command: Command;
  typed: string;
  isChosen: boolean;
  onPress: (inNewTab: boolean) => void;
}

/** One proposal; what was typed is underlined in it. The field has the focus and speaks for it. */
export function PaletteLine({ id, command, typed, isChosen, onPress }: PaletteLineProps) {
  const { t } = useLingui();
  const classes = palette();
  const page = adminPage(command.page);
  return (
    <div
      id={id}
      role="option"
      aria-selected={isChosen}
      tabIndex={-1}
      className={classes.line}
      onClick={(event) => onPress(event.ctrlKey || event.metaKey)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') onPress(event.ctrlKey || event.metaKey);
      }}
    >
      <Icon glyph={command.kind === 'action' ? plusCircle : glyphOf(page ?? {})} />
      <span className={classes.label}>
        {markedParts(command.label, typed).map(({ text, isMarked, from }) =>
          isMarked ? <u key={from}>{text}</u> : <span key={from}>{text}</span>,
        )}
      </span>
      {command.hint === '' ? null : <span className={classes.hint}>{command.hint}</span>}
      {isChosen ? (
        <kbd aria-hidden className={classes.key}>
          {t`Entrée`}
        </kbd>
      ) : null}
    </div>
  );
}
