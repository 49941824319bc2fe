/**
 * The presets of an installation. Each preset is a name for the settings that one kind of installation needs. A setting that the environment itself
 * contains takes precedence over the preset. docs/schools.md explains every line of `school`.
 */
const presets = {
  school: {
    FRIENDSHIP_APPROVAL: 'required',
    REGISTRATION: 'invited',
    PASSWORD_RULES: 'strong',
    STORE_POSITIONS: 'off',
    REVERSE_GEOCODE_URL: 'off',
    BROWSER_SPEECH: 'off',
    ACCOUNT_DELETION: 'off',
    FELLOW_LEARNERS: 'off',
    FRIENDS_SEE_EMAIL: 'off',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type PresetName = keyof typeof presets;
export const presetNames = Object.keys(presets) as [PresetName, ...PresetName[]];

/** The end of the error message for an unknown preset. */
export const UNKNOWN_PRESET = `must be ${presetNames.join(' or ')}, or not set`;

export const isPresetName = (name: string): name is PresetName => Object.hasOwn(presets, name);

/** Returns the settings of a preset, by name. Returns no settings without a preset, or for an unknown preset, which the settings schema rejects. */
export const presetSettings = (name: string | undefined): Readonly<Record<string, string>> =>
  name !== undefined && isPresetName(name) ? presets[name] : {};
