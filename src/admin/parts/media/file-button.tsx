import { useRef, type ReactNode } from 'react';
import { tool } from '#styled/recipes';

interface FileButtonProps {
  /** `.jpg,.png`. */
  accept: string;
  multiple?: boolean;
  tone?: 'line' | 'ink';
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
}

/** A button that asks the device for files. */
export function FileButton({ accept, multiple = false, tone = 'line', onFiles, children }: FileButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" className={tool({ tone })} onClick={() => field.current?.click()}>
        {children}
      </button>
      <input
        ref={field}
        type="file"
        hidden
        accept={accept}
        multiple={multiple}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          /* the same file may be chosen again */
          target.value = '';
        }}
      />
    </>
  );
}
