import { useShopName } from '#src/shop/parts/page/frame.tsx';

/** Title of a page that no search engine shall keep: an error, or what belongs to a person. The server prints its own. */
export function UnlistedHead({ title }: { title: string }) {
  const name = useShopName();
  if (import.meta.env.SSR) return null;
  return (
    <>
      <title>{name === null ? title : `${title} – ${name}`}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}
