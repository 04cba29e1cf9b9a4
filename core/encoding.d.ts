/**
 * The two encoders which every realm of this shop has (pages, workers, Node) and which the ES library does not declare.
 * Seen by the tsconfig of `core` alone: the other realms reach core's modules by import and have their own declarations.
 */
declare class TextEncoder {
  encode(text?: string): Uint8Array<ArrayBuffer>;
  encodeInto(text: string, target: Uint8Array): { read: number; written: number };
}

declare class TextDecoder {
  constructor(label?: string, options?: { readonly fatal?: boolean });
  decode(bytes?: Uint8Array): string;
}
