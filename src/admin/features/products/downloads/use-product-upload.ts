import { useEffect, useRef, useState } from 'react';
import type { ProductFile } from '#core/contract/admin/products/files.ts';
import { answered } from '#src/admin/api/answered.ts';
import { useAdminCall } from '#src/admin/port/port.tsx';
import { sendContent } from '#src/admin/store/uploads/send-file.ts';
import type { Failure } from '#src/api/failure.ts';
import { useAsk } from '#src/forms/use-ask.ts';
import { productSteps, type FilePurpose, type SentFile } from './product-steps.ts';

export interface ProductUpload {
  /** Null: nothing is on its way, or it has arrived. */
  readonly file: SentFile | null;
  /** Bytes the shop has. */
  readonly sent: number;
  readonly isSending: boolean;
  readonly failure: Failure | null;
  send(file: File): void;
  /** Goes on from where the shop has it. */
  resume(): void;
  stop(): void;
}

/**
 * A file on its way to a product. It needs the network and this page: what was sent is with the shop, and goes on from
 * there when it is asked for again.
 */
export function useProductUpload(purpose: FilePurpose, onArrived: (file: ProductFile) => void): ProductUpload {
  const call = useAdminCall();
  const { ask, failure } = useAsk();
  const [file, setFile] = useState<SentFile | null>(null);
  const [sent, setSent] = useState(0);
  const [isSending, setSending] = useState(false);
  /* the file that is wanted; whoever leaves the page, or stops it, wants none */
  const wanted = useRef<SentFile | null>(null);
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );
  const run = async (one: SentFile): Promise<void> => {
    wanted.current = one;
    setSending(true);
    const isWanted = (): boolean => wanted.current === one;
    await ask(() =>
      answered(
        sendContent(productSteps(call, purpose, one), one.content, (now) => {
          if (isWanted()) setSent(now);
          return Promise.resolve(isWanted());
        }).then((made) => {
          if (made === null || !isWanted()) return;
          setFile(null);
          onArrived(made);
        }),
      ),
    );
    if (isWanted()) setSending(false);
  };
  return {
    file,
    sent,
    isSending,
    failure,
    send: (content) => {
      const one = { uuid: crypto.randomUUID(), fileName: content.name, content };
      setSent(0);
      setFile(one);
      void run(one);
    },
    resume: () => {
      if (file !== null) void run(file);
    },
    stop: () => {
      wanted.current = null;
      setSending(false);
      setFile(null);
    },
  };
}
