import { Controller, Get, Inject, Optional } from '@nestjs/common';
import { OpenToProbes } from './access.guard.ts';
import { ApiError } from './api-error.ts';

/** Resolves when the service can do its work, rejects with the reason when it cannot. */
export type ReadinessCheck = () => Promise<void>;
export const READINESS_CHECK = Symbol('READINESS_CHECK');

@Controller()
export class HealthController {
  constructor(@Optional() @Inject(READINESS_CHECK) private readonly check?: ReadinessCheck) {}

  @Get('health')
  @OpenToProbes()
  async health(): Promise<{ status: 'ok' }> {
    try {
      await this.check?.();
    } catch (cause) {
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    }
    return { status: 'ok' };
  }
}
