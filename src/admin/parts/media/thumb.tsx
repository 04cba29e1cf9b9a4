import { useState } from 'react';
import { mediaThumb } from '#styled/recipes';
import type { MediaFile } from '#core/contract/cms/media/media-file.ts';
import { picturePath } from '#core/contract/pages/paths.ts';
import { fileText } from '#src/ui/icon/glyphs-later.ts';
import { Icon } from '#src/ui/icon/icon.tsx';

interface ThumbProps {
  file: Pick<MediaFile, 'type' | 'hash' | 'fileName'> & {
    /** Its address on this device, as long as the shop does not have it. */
    preview?: string;
  };
  size?: 'sm' | 'md';
}

/** A file of the library in small: its picture, or its ending. The name beside says what it is. */
export function Thumb({ file, size = 'md' }: ThumbProps) {
  const classes = mediaThumb({ size });
  /* of a picture that cannot be had: without the network, one that was never seen here */
  const [missing, setMissing] = useState<string | null>(null);
  if (file.type !== 'image' || missing === file.hash)
    return (
      <span className={classes.root}>
        <Icon glyph={fileText} size={size === 'sm' ? 'md' : 'xl'} />
        <span className={classes.ending}>{file.fileName.slice(file.fileName.lastIndexOf('.') + 1)}</span>
      </span>
    );
  return (
    <span className={classes.root}>
      <img
        src={file.preview ?? picturePath(file.hash, size === 'sm' ? 200 : 400)}
        alt=""
        loading="lazy"
        decoding="async"
        className={classes.picture}
        onError={() => setMissing(file.hash)}
      />
    </span>
  );
}
