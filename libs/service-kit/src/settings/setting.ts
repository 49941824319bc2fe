import type { Caller } from '@memory/contracts/callers';
import type { z } from 'zod';

/** The names of the presets. A preset is a name for the settings that one kind of installation needs. */
export const presetNames = ['school'] as const;
export type PresetName = (typeof presetNames)[number];

/** The services, the gateway included. media-worker has the settings of media-svc. */
export type Service = Exclude<Caller, 'admin'>;

/** Every service, for settings that all of them read. */
export const everyService = ['gateway', 'journal-svc', 'media-svc', 'language-svc', 'social-svc'] as const;

/** The value of a setting in one preset. */
interface PresetValue {
  readonly value: string;
  /** What the value does and why it is needed, for docs/schools.md. Markdown, with links relative to `docs`. */
  readonly reason: string;
}

/** How containers get a setting that an operator does not set in `.env` or in the ConfigMap of Kubernetes. */
interface ContainerValues {
  /** Why an operator of containers does not set it. */
  readonly reason: string;
  /** The value in docker-compose.yml. Without it, docker-compose.yml does not set the setting, or sets it outside of the generated lines. */
  readonly compose?: string;
  /** The value in deploy/kubernetes/base/settings.yaml, which overlays can replace. Without it, settings.yaml does not contain the setting. */
  readonly kubernetes?: string;
}

/** What people need to know about a setting, and how it reaches the processes. */
export interface SettingDefinition {
  /** Validates the text of the environment variable and contains the default. Messages of errors begin with "must", and do not contain the value. */
  readonly schema: z.ZodType;
  /** What the setting does, for docs/settings.md and deploy/example.env. Markdown, with links relative to `docs`. */
  readonly description: string;
  /** The default as docs/settings.md names it. By default, the default of the schema. */
  readonly defaultText?: string;
  /** Whether people are not told about the setting, because only the launcher, the containers or tests set it. */
  readonly isInternal?: true;
  /** Whether the value is a secret, which only the processes that read the setting receive. */
  readonly isSecret?: true;
  /** The former name of the setting. It is still accepted, because existing installations may use it. */
  readonly formerName?: string;
  readonly presets?: Readonly<Partial<Record<PresetName, PresetValue>>>;
  /** By default, an operator of containers sets the setting: in `.env` for Compose; in the ConfigMap or, if it is a secret, in a Secret for Kubernetes. */
  readonly containers?: ContainerValues;
}

/** A setting of services. */
export interface Setting<
  Schema extends z.ZodType = z.ZodType,
  Reader extends Service = Service,
> extends SettingDefinition {
  readonly schema: Schema;
  /** The services that read the setting. The configuration of each of them has a property with the name of the setting. */
  readonly readBy: readonly Reader[];
}

/** Defines a setting of services. The function keeps the types of the schema and of the readers. */
export const setting = <Schema extends z.ZodType, const Reader extends Service>(
  definition: Setting<Schema, Reader>,
): Setting<Schema, Reader> => definition;

/** A setting of `npm start`, `npm run admin` and the other tools. */
export interface ToolSetting<Schema extends z.ZodType = z.ZodType> extends SettingDefinition {
  readonly schema: Schema;
}

/** Defines a setting of the tools. The function keeps the type of the schema. */
export const toolSetting = <Schema extends z.ZodType>(definition: ToolSetting<Schema>): ToolSetting<Schema> =>
  definition;
