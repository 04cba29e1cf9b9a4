/** How long a document counts as open after its editor was last heard of (domain 8.1). */
export const LEASE_MS = 150_000;
