import { Controller, Get, Inject, Optional } from '@nestjs/common';
import { WithoutIdentity } from '../access/access.guard.ts';
import { ApiError } from '../errors/api-error.ts';
import { type ReadinessCheck, ReadinessChecks } from './readiness-checks.ts';

export const READINESS_CHECK = Symbol('READINESS_CHECK');

/** `GET /health` for load balancers and the supervisor: 200 when every readiness check passes, else 503. */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: ReadinessChecks,
    @Optional() @Inject(READINESS_CHECK) private readonly check?: ReadinessCheck,
  ) {}

  @Get('health')
  @WithoutIdentity()
  async health(): Promise<{ status: 'ok' }> {
    try {
      await this.readiness.run();
      await this.check?.();
    } catch (cause) {
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    }
    return { status: 'ok' };
  }
}
