import { useState } from 'react';
import type { InputHTMLAttributes, Ref } from 'react';
import { select } from '#styled/recipes';
import { IconButton } from '#src/ui/button/icon-button.tsx';
import { eye, eyeSlash } from '#src/ui/icon/glyphs-later.ts';

export interface PasswordInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  'size' | 'className' | 'type' | 'autoComplete'
> {
  autoComplete: 'current-password' | 'new-password';
  /** what the eye does: "Afficher le mot de passe" */
  showLabel: string;
  ref?: Ref<HTMLInputElement>;
}

/** A password that can be looked at. The eye is a switch: its name stays, its state changes. */
export function PasswordInput({ showLabel, ...rest }: PasswordInputProps) {
  const [isShown, setShown] = useState(false);
  const classes = select();
  return (
    <span className={classes.root}>
      <input
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...rest}
        type={isShown ? 'text' : 'password'}
        className={classes.control}
      />
      <IconButton
        glyph={isShown ? eyeSlash : eye}
        label={showLabel}
        aria-pressed={isShown}
        className={classes.press ?? ''}
        onClick={() => setShown(!isShown)}
      />
    </span>
  );
}
