export function typeface(): Promise<Record<string, string>>;
