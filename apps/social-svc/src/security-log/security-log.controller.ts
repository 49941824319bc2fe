import { type SecurityLogEntry, securityLogRoutes as routes } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller, Query } from '@nestjs/common';
import type { z } from 'zod';
import { Database } from '../database.ts';
import { ListSecurityEvents, type SecurityEventFilter } from './list-security-events.ts';
import { SecurityLog } from './security-log.ts';

@Controller()
export class SecurityLogController {
  constructor(
    private readonly database: Database,
    private readonly listSecurityEvents: ListSecurityEvents,
    private readonly securityLog: SecurityLog,
  ) {}

  @ImplementsRoute(routes.listSecurityEvents)
  list(@Query({ schema: routes.listSecurityEvents.query }) filter: SecurityEventFilter): Promise<SecurityLogEntry[]> {
    return this.listSecurityEvents.execute(filter);
  }

  @ImplementsRoute(routes.recordAdminAction)
  recordAdminAction(
    @Body({ schema: routes.recordAdminAction.body }) { event }: z.output<typeof routes.recordAdminAction.body>,
  ): Promise<void> {
    return this.securityLog.record(this.database, { event });
  }
}
