import { useSyncExternalStore } from 'react';
import { only } from '#styled/recipes';
import { useShopName } from '#src/shop/parts/page/frame.tsx';

const never = (): (() => void) => () => {};

/** On paper alone: whose sheet it is, when what it says was true, and the address to find it again. */
export function PrintNote({ said }: { said: string }) {
  const shop = useShopName();
  /* a document of the server is the same for every host */
  const address = useSyncExternalStore(
    never,
    () => location.href,
    () => '',
  );
  return (
    <footer className={only({ on: 'paper' })}>
      <p>
        <b>{shop}</b> {said}
      </p>
      <p>{address}</p>
    </footer>
  );
}
