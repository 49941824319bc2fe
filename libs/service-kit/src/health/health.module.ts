import { Global, Module } from '@nestjs/common';
import { HealthController } from './health.controller.ts';
import { ReadinessChecks } from './readiness-checks.ts';

/** The module is global, so that any module of a service can register a readiness check. */
@Global()
@Module({ controllers: [HealthController], providers: [ReadinessChecks], exports: [ReadinessChecks] })
export class HealthModule {}
