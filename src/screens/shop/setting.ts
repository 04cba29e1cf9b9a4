import { useFrame } from '#src/screens/shop/frame.tsx';

/** A public setting of the shop (domain 1.5); null when it is not set. */
export function useSetting(): (code: string) => string | null {
  const { init } = useFrame();
  return (code) => {
    const found = init.coreConfig.find((one) => one.code === code)?.value ?? null;
    return found === '' ? null : found;
  };
}
