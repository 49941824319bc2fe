import { type DynamicModule, Module } from '@nestjs/common';
import type { z } from 'zod';
import { formerNames, presetValues } from '../settings/catalogue.ts';
import { type PresetName, presetNames } from '../settings/setting.ts';
import { EXAMPLE_SECRET_REFUSED, settingsWithExampleSecrets } from './example-secrets.ts';

export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}

const isPresetName = (name: string | undefined): name is PresetName => presetNames.some((preset) => preset === name);

/**
 * Returns the variables that are not empty, because Compose files write unset variables as empty ones. A setting that is not set has the value of its
 * former name, and otherwise the value of the preset.
 */
function settingsOf(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const fromFormerNames = Object.entries(formerNames).flatMap(([name, former]) =>
    set[former] === undefined ? [] : [[name, set[former]]],
  );
  return {
    ...(isPresetName(set.PRESET) ? presetValues(set.PRESET) : {}),
    ...(Object.fromEntries(fromFormerNames) as NodeJS.ProcessEnv),
    ...set,
  };
}

/**
 * Reads a process's settings. Values copied from an example file are rejected for every setting, so that a new secret needs no rule of its own.
 * @param schema the settings that the process reads: `settingsSchema`, with the rules between settings
 * @throws ConfigurationError naming every setting that is wrong and what it should be.
 */
export function parseEnvironment<Schema extends z.ZodObject>(schema: Schema, env: NodeJS.ProcessEnv): z.output<Schema> {
  const set = settingsOf(env);
  const result = schema.safeParse(set);
  const examples = settingsWithExampleSecrets(Object.keys(schema.shape), env);
  if (result.success && examples.length === 0) return result.data;
  const invalid = (result.error?.issues ?? []).map((issue): [string, string] => {
    const name = issue.path.join('.');
    return [name, set[name] === undefined ? 'is not set' : issue.message];
  });
  // A value from an example file has to be replaced anyway, so a wrong format of such a value is not reported as well.
  const problems = [
    ...invalid.filter(([name]) => !examples.includes(name)),
    ...examples.map((name) => [name, EXAMPLE_SECRET_REFUSED]),
  ];
  throw new ConfigurationError(
    `These settings need attention:\n${problems.map(([name, problem]) => `  ${name}: ${problem}`).join('\n')}`,
  );
}

/** The injection token of a service's validated settings. The service's own `config.ts` declares their type. */
export const CONFIG = Symbol('CONFIG');

/** Makes the settings of a process available to all of its modules. They are validated when the process starts. */
@Module({})
export class ConfigModule {
  static forRoot(config: object): DynamicModule {
    return {
      module: ConfigModule,
      global: true,
      providers: [{ provide: CONFIG, useValue: config }],
      exports: [CONFIG],
    };
  }
}
