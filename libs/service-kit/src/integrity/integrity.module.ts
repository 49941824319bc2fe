import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SERVICE_DATABASE, type ServiceDatabase } from '../database/service-database.ts';
import { INTEGRITY_CHECKS, type IntegrityCheck } from './integrity-check.ts';
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
  /** The checks of the service's own data, in the order in which they run. The checks of the tables that all services have run after them. */
  readonly checks: readonly Type<IntegrityCheck>[];
  /** The modules that provide the dependencies of the checks. */
  readonly imports?: readonly Type[];
  /** Options of the check for dead letters; only for a service with an outbox. */
  readonly events?: DeadLetterCheckOptions;
}

/** Runs a service's integrity checks: on request of an administrator, and every night automatically. */
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
