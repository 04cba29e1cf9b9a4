import { useFrame } from '#src/screens/shop/frame.tsx';

/** Title of an error page, which no search engine shall keep. The server prints its own. */
export function ErrorHead({ title }: { title: string }) {
  const { init } = useFrame();
  if (import.meta.env.SSR) return null;
  return (
    <>
      <title>{`${title} – ${init.branding.name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
