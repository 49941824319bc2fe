import { Controller, Get } from '@nestjs/common';
import { WithoutIdentity } from '../access/access.guard.ts';
import { ApiError } from '../errors/api-error.ts';
import { DegradationChecks } from './degradation-checks.ts';
import { ReadinessChecks } from './readiness-checks.ts';

/**
 * `GET /health` for load balancers and the supervisor: 200 when every readiness check passes, otherwise 503. A degraded process is ready. The
 * response does not contain the reason for a degradation, because browsers can request this path from the gateway; the metric `memory_degraded`
 * contains the reason.
 */
@Controller()
export class HealthController {
  constructor(
    private readonly readiness: ReadinessChecks,
    private readonly degradation: DegradationChecks,
  ) {}

  @Get('health')
  @WithoutIdentity()
  async health(): Promise<{ status: 'ok'; state: 'ready' | 'degraded' }> {
    try {
      await this.readiness.run();
    } catch (cause) {
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    }
    return { status: 'ok', state: (await this.degradation.run()).length === 0 ? 'ready' : 'degraded' };
  }
}
