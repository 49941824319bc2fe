import { z } from 'zod';
import { accessSettings } from './access-settings.ts';
import { backupSettings } from './backup-settings.ts';
import { fileSettings } from './file-settings.ts';
import { mediaLimitSettings } from './media-limit-settings.ts';
import { peopleSettings } from './people-settings.ts';
import { processSettings } from './process-settings.ts';
import type { PresetName, Service, Setting, SettingDefinition } from './setting.ts';
import { textLimitSettings, textSettings } from './text-settings.ts';
import { backupToolSettings, heapSettings, speechModelSettings, startSettings } from './tool-settings.ts';
import { tracingSettings } from './tracing-settings.ts';

/** Every setting of the services. */
export const serviceSettings = {
  ...accessSettings,
  ...peopleSettings,
  ...fileSettings,
  ...textSettings,
  ...backupSettings,
  ...processSettings,
  ...tracingSettings,
  ...textLimitSettings,
  ...mediaLimitSettings,
};
type ServiceSettings = typeof serviceSettings;

/** The settings as docs/settings.md and deploy/example.env show them: with a heading for each group. */
export const settingGroups: readonly { title: string; settings: Readonly<Record<string, SettingDefinition>> }[] = [
  { title: 'The start', settings: startSettings },
  { title: 'Address, sign-in and mails', settings: accessSettings },
  { title: 'People and their data', settings: peopleSettings },
  { title: 'Files', settings: fileSettings },
  { title: 'Text of recordings and photos, language', settings: { ...textSettings, ...speechModelSettings } },
  { title: 'Backups', settings: { ...backupSettings, ...backupToolSettings } },
  { title: 'Processes', settings: processSettings },
  { title: 'Traces', settings: tracingSettings },
  { title: 'Limits', settings: { ...heapSettings, ...textLimitSettings, ...mediaLimitSettings } },
];

const entries: readonly [string, Setting][] = Object.entries(serviceSettings);

/** Returns the settings that a service reads, by name. */
export const settingsReadBy = (service: Service): Readonly<Record<string, Setting>> =>
  Object.fromEntries(entries.filter(([, { readBy }]) => readBy.includes(service)));

type SchemasReadBy<Reader extends Service> = {
  [
    Name in keyof ServiceSettings as Reader extends ServiceSettings[Name]['readBy'][number] ? Name : never
  ]: ServiceSettings[Name]['schema'];
};

/** Returns the schema of the settings that a service reads: an object with a property for each. */
export const settingsSchema = <Reader extends Service>(service: Reader): z.ZodObject<SchemasReadBy<Reader>> =>
  z.object(schemasOf(settingsReadBy(service))) as never;

/** Returns the schemas of settings, by name. */
export const schemasOf = <Settings extends Readonly<Record<string, SettingDefinition>>>(
  settings: Settings,
): { [Name in keyof Settings]: Settings[Name]['schema'] } =>
  Object.fromEntries(Object.entries(settings).map(([name, { schema }]) => [name, schema])) as never;

/** The names of all settings that are secrets. */
export const secretSettingNames: ReadonlySet<string> = new Set(
  settingGroups.flatMap(({ settings }) => Object.keys(settings).filter((name) => settings[name]?.isSecret)),
);

/** Returns the names of the secrets that a service reads. */
export const secretsReadBy = (service: Service): string[] =>
  Object.keys(settingsReadBy(service)).filter((name) => secretSettingNames.has(name));

/** The former names of settings by their names. */
export const formerNames: Readonly<Record<string, string>> = Object.fromEntries(
  entries.flatMap(([name, { formerName }]) => (formerName ? [[name, formerName]] : [])),
);

/** Returns the values of the settings that a preset sets, by name. */
export const presetValues = (preset: PresetName): Readonly<Record<string, string>> =>
  Object.fromEntries(
    entries.flatMap(([name, { presets }]) => (presets?.[preset] ? [[name, presets[preset].value]] : [])),
  );
