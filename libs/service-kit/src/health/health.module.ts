import { Global, Module } from '@nestjs/common';
import { DegradationChecks } from './degradation-checks.ts';
import { HealthController } from './health.controller.ts';
import { ReadinessChecks } from './readiness-checks.ts';

/** The module is global, so that any module of a service can register readiness checks and checks for partial failures. */
@Global()
@Module({
  controllers: [HealthController],
  providers: [ReadinessChecks, DegradationChecks],
  exports: [ReadinessChecks, DegradationChecks],
})
export class HealthModule {}
