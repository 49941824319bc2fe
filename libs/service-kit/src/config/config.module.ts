import { type DynamicModule, Module } from '@nestjs/common';

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
