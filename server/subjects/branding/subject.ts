import type { Subject } from '#server/subjects/subject.ts';

import { usesInBranding } from './branding-uses.ts';
import { brandingOffice } from './office-routes.ts';

/** The look of the shop. */
export const branding = { office: brandingOffice, mediaUses: [usesInBranding] } as const satisfies Subject;
