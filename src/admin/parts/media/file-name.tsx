import { useLingui } from '@lingui/react/macro';
import { useMedia } from '#src/admin/parts/media/use-media.ts';

/** What a file of the library is called; by its UUID. */
export function FileName({ uuid }: { uuid: string }) {
  const { t } = useLingui();
  const { answer, isLoading } = useMedia({ ids: [uuid] });
  const file = answer?.data.find((one) => one.uuid === uuid);
  if (file !== undefined) return <>{file.title || file.fileName}</>;
  return <>{isLoading ? '…' : t`Un fichier qui n’est pas sur cet appareil`}</>;
}
