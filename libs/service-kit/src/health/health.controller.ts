import { Controller, Get } from '@nestjs/common';
import { WithoutIdentity } from '../access/access.guard.ts';
import { ApiError } from '../errors/api-error.ts';
import { ReadinessChecks } from './readiness-checks.ts';

/** `GET /health` for load balancers and the supervisor: 200 when every readiness check passes, else 503. */
@Controller()
export class HealthController {
  constructor(private readonly readiness: ReadinessChecks) {}

  @Get('health')
  @WithoutIdentity()
  async health(): Promise<{ status: 'ok' }> {
    try {
      await this.readiness.run();
    } catch (cause) {
      throw new ApiError('service_unavailable', { retryAfterSeconds: 5, cause });
    }
    return { status: 'ok' };
  }
}
