export function costOf(source: string, flags: string): string;
