/** Every setting's label, screen and section, for the back office. */
import type { SettingCode } from '#core/settings/registry.ts';

import { catalogLabels } from './catalog.ts';
import { customerLabels } from './customer.ts';
import { emailsLabels } from './emails.ts';
import { generalLabels } from './general.ts';
import { paymentsLabels } from './payments.ts';
import { salesLabels } from './sales.ts';
import { SECTION_LABELS } from './sections.ts';
import type { SettingLabel } from './setting-label.ts';

export const SETTING_LABELS: Readonly<Record<SettingCode, SettingLabel>> = {
  ...generalLabels,
  ...catalogLabels,
  ...customerLabels,
  ...salesLabels,
  ...paymentsLabels,
  ...emailsLabels,
};

/** What the codes of a section begin with; its label is in `sections.ts`. */
export const sectionOf = (code: SettingCode): string => code.slice(0, code.lastIndexOf('.'));

/** What a section is called. */
export const sectionLabelOf = (code: SettingCode): SettingLabel => SECTIONS[sectionOf(code)] ?? SETTING_LABELS[code];

const SECTIONS: Readonly<Record<string, SettingLabel>> = SECTION_LABELS;

export const screenOf = (code: SettingCode): string => code.slice(0, code.indexOf('.'));
