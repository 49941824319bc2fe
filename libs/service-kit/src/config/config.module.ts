import { type DynamicModule, Module } from '@nestjs/common';

/** Injection token of a service's validated settings; their type is declared in the service's own `config.ts`. */
export const CONFIG = Symbol('CONFIG');

/** Provides the settings of a process, validated at its start, to all of its modules. */
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
