export {
  formerNames,
  presetValues,
  schemasOf,
  secretSettingNames,
  secretsReadBy,
  serviceSettings,
  settingGroups,
  settingsReadBy,
  settingsSchema,
} from './catalogue.ts';
export { objectStoreSettings } from './file-settings.ts';
export { everyService, type PresetName, presetNames, type Service, type SettingDefinition } from './setting.ts';
export { backupToolSettings, heapSettings, speechModelSettings, startSettings } from './tool-settings.ts';
export { BYTES_PER_MB } from './value-schemas.ts';
