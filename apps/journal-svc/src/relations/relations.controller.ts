import { journalInternalRoutes, type PairRelation } from '@memory/contracts';
import { ImplementsRoute } from '@memory/service-kit';
import { Body, Controller } from '@nestjs/common';
import { Database } from '../database.ts';
import { storeWithdrawal } from './relation-rows.ts';

const { storeWithdrawal: route } = journalInternalRoutes;

/** The internal route with which social-svc withdraws access before it commits the change. */
@Controller()
export class RelationsController {
  constructor(private readonly database: Database) {}

  @ImplementsRoute(route)
  store(@Body({ schema: route.body }) relation: PairRelation): Promise<void> {
    return storeWithdrawal(this.database, relation);
  }
}
