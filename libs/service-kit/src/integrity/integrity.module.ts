import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import type { IntegrityCheck } from './integrity-check.ts';
import { INTEGRITY_CHECKS } from './integrity-checks.ts';
import { IntegrityMetrics } from './integrity-metrics.ts';
import { IntegrityController } from './integrity.controller.ts';
import { NightlyIntegrityChecks } from './nightly-integrity-checks.ts';
import {
  DeadLetterCheck,
  type DeadLetterCheckOptions,
  handledEventCheck,
  idempotencyKeyCheck,
  OutboxCheck,
  PublishedEventCheck,
} from './stored-event-checks.ts';

export interface IntegrityOptions {
  /** The checks of the service's own data, in the order in which they run. Those of the tables that all services have come after them. */
  readonly checks: readonly Type<IntegrityCheck>[];
  /** The modules with what the checks inject. */
  readonly imports?: readonly Type[];
  /** For a service with an outbox. */
  readonly events?: DeadLetterCheckOptions;
}

/** Runs a service's integrity checks: for administrators on request, and every night by itself. */
@Module({})
export class IntegrityModule {
  static forRoot({ checks, imports = [], events }: IntegrityOptions): DynamicModule {
    const createChecks = (database: ServiceDatabase, ...own: IntegrityCheck[]): IntegrityCheck[] => [
      ...own,
      ...(events ? [new OutboxCheck(database), new PublishedEventCheck(database), new DeadLetterCheck(events)] : []),
      handledEventCheck(database),
      idempotencyKeyCheck(database),
    ];
    return {
      module: IntegrityModule,
      imports: [...imports],
      controllers: [IntegrityController],
      providers: [
        ...checks,
        { provide: INTEGRITY_CHECKS, useFactory: createChecks, inject: [SERVICE_DATABASE, ...checks] },
        NightlyIntegrityChecks,
        IntegrityMetrics,
      ],
    };
  }
}
