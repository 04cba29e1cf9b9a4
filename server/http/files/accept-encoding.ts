/** True when the caller takes brotli; `br;q=0` is a no. */
export const acceptsBrotli = (accepted: string | undefined): boolean =>
  (accepted ?? '').split(',').some((part) => {
    const [coding = '', weight] = part.split(';').map((one) => one.trim());
    return coding === 'br' && (weight === undefined || (weight.startsWith('q=') && !/^q=0(?:\.0*)?$/.test(weight)));
  });
