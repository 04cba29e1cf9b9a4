/** A picture of the camera. */
export type Frame = HTMLVideoElement;

/** The first code in the picture; null: there is none. */
export type CodeReader = (frame: Frame) => Promise<string | null>;
