import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { input } from '#styled/recipes';

export interface TextInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'className'> {
  size?: 'sm' | 'md';
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. The type is `text` unless said otherwise. */
export function TextInput({ size = 'md', ...rest }: TextInputProps) {
  return <input type="text" {...rest} className={input({ kind: 'line', size })} />;
}

export interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'className'> {
  ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Several lines of text, six at first (specification). */
export function TextArea({ rows = 6, ...rest }: TextAreaProps) {
  return <textarea rows={rows} {...rest} className={input({ kind: 'area' })} />;
}
