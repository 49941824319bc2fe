import { type DynamicModule, Module } from '@nestjs/common';

/** Injection token of a service's validated settings; their type is declared in the service's own `config.ts`. */
export const CONFIG = Symbol('CONFIG');

/** Makes the settings that a process read at start injectable everywhere in it. */
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
