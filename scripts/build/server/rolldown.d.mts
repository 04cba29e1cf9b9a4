export function isOutside(id: string): boolean;
