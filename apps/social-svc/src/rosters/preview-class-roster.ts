import { type RosterPreview, rosterRoutes } from '@memory/contracts';
import { type IdempotentRequest, readFileBody, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { ClassAccess } from '../classes/class-access.ts';
import { Database, type Transaction } from '../database.ts';
import { planClassRoster } from './plan-class-roster.ts';
import { readClassRoster } from './reading/read-class-roster.ts';
import { RosterReadLimit } from './reading/roster-read-limit.ts';
import { digestPlan } from './roster-import.ts';
import { RosterImports } from './roster-imports.ts';
import { presentPreview } from './roster.presenter.ts';

const { fileBody } = rosterRoutes.previewClassRoster;

@Injectable()
export class PreviewClassRoster {
  constructor(
    private readonly database: Database,
    private readonly classAccess: ClassAccess,
    private readonly imports: RosterImports,
    private readonly readLimit: RosterReadLimit,
  ) {}

  /**
   * Reads the file and stores what it would change in the class. The response is not stored under the idempotency key, which is kept for longer than the
   * names of children may be.
   * @throws ApiError of the route
   */
  async execute(
    viewerId: string,
    classId: string,
    request: FastifyRequest,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<RosterPreview> {
    // Before the file is read, because everyone can send one.
    await this.classAccess.read(viewerId, classId, 'change');
    const { rows, ignoredColumns } = await this.readLimit.run(viewerId, async () =>
      readClassRoster(await readFileBody(request, fileBody, 'roster_too_large')),
    );
    const { id } = await runIdempotently(this.database, idempotentRequest, async (tx: Transaction) => {
      await this.classAccess.lock(tx, viewerId, classId, 'change');
      const { plan, needed } = await planClassRoster(tx, classId, rows);
      const classes = { new: [], changed: [], archived: [] };
      const preview = presentPreview({ plan, ignoredColumns, classes, otherRejected: [], confirmationsNeeded: needed });
      const stored = { makerId: viewerId, classId, roster: { kind: 'class', rows } as const, preview };
      return { id: await this.imports.store(tx, { ...stored, planDigest: digestPlan(plan) }) };
    });
    return this.imports.readPreview(viewerId, id);
  }
}
