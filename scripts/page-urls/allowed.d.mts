export const ALLOWED: readonly { file: string; text: string; why: string }[];
