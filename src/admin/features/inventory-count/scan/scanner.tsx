import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { scanner } from '#styled/recipes';
import { Note } from '#src/ui/note/note.tsx';
import { openReader } from './code-reader.ts';
import { reading, type Readings } from './readings.ts';

/** A picture is looked at so often, in ms: phones stay cool, and nobody waits. */
const LOOK_MS = 150;

/** The camera, as long as it is drawn; tells each code once as it comes into view. */
export function Scanner({ onCode }: { onCode: (code: string) => void }) {
  const { t } = useLingui();
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onCode);
  useEffect(() => {
    told.current = onCode;
  });
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    const frame = video.current;
    if (frame === null) return undefined;
    return follow(
      frame,
      (code) => told.current(code),
      () => setRefused(true),
    );
  }, []);
  return isRefused ? (
    <Note
      role="alert"
      tone="warn"
      title={t`La caméra ne s’ouvre pas. Autorisez-la pour ce site, ou saisissez les codes.`}
    />
  ) : (
    <video ref={video} className={scanner().video} muted playsInline aria-label={t`Image de la caméra`} />
  );
}

/** Answers how to stop; the camera is let go of then, also where it opens later. */
function follow(frame: HTMLVideoElement, onCode: (code: string) => void, onRefused: () => void): () => void {
  let isOver = false;
  let stream: MediaStream | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const letGo = (): void => {
    for (const track of stream?.getTracks() ?? []) track.stop();
  };
  const run = async (): Promise<void> => {
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    if (isOver) return letGo();
    frame.srcObject = stream;
    await frame.play();
    const read = await openReader();
    let before: Readings | null = null;
    const look = async (): Promise<void> => {
      const code = await read(frame);
      if (isOver) return;
      if (code !== null) {
        const { readings, isNew } = reading(before, code, performance.now());
        before = readings;
        if (isNew) onCode(code);
      }
      timer = setTimeout(() => void look().catch(onRefused), LOOK_MS);
    };
    return look();
  };
  run().catch((error: unknown) => {
    if (isOver) return;
    console.warn(error);
    onRefused();
  });
  return () => {
    isOver = true;
    clearTimeout(timer);
    letGo();
  };
}
