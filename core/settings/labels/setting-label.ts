/** How the back office calls a setting, a section or a screen. */
export interface SettingLabel {
  readonly fr: string;
  readonly en: string;
}

/** A label for every definition, and none too many. */
export type SettingLabels<Definitions> = { readonly [Code in keyof Definitions]: SettingLabel };
