import { normalizeUsername, type RosterPreview, rosterRoutes } from '@memory/contracts';
import { type IdempotentRequest, readFileBody, runIdempotently } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { Database, type Transaction } from '../database.ts';
import { digestSchoolPlan, requireAdmin } from './apply-school-roster.ts';
import { planSchoolRoster } from './one-roster/plan-school-roster.ts';
import { readKnownSchool } from './one-roster/read-known-school.ts';
import { readOneRoster } from './one-roster/read-one-roster.ts';
import { RosterReadLimit } from './reading/roster-read-limit.ts';
import { RosterImports } from './roster-imports.ts';
import { presentPreview } from './roster.presenter.ts';

const { fileBody } = rosterRoutes.previewSchoolRoster;

@Injectable()
export class PreviewSchoolRoster {
  constructor(
    private readonly database: Database,
    private readonly imports: RosterImports,
    private readonly readLimit: RosterReadLimit,
  ) {}

  /**
   * Reads a OneRoster archive and stores what it would change in the school.
   * @throws ApiError of the route
   */
  async execute(
    viewerId: string,
    request: FastifyRequest,
    idempotentRequest: IdempotentRequest | null,
  ): Promise<RosterPreview> {
    await requireAdmin(this.database, viewerId);
    const school = await this.readLimit.run(viewerId, async () =>
      readOneRoster(await readFileBody(request, fileBody, 'roster_archive_too_large')),
    );
    const { id } = await runIdempotently(this.database, idempotentRequest, async (tx: Transaction) => {
      await requireAdmin(tx, viewerId);
      const known = await readKnownSchool(tx, school);
      const plan = planSchoolRoster(school, known, normalizeUsername);
      const classNames = new Map([...known.classes, ...school.classes].map(({ sourceId, name }) => [sourceId, name]));
      const classes = {
        new: plan.classes.created.map(({ name }) => name),
        changed: plan.classes.changed.map(({ after }) => after.name),
        archived: plan.classes.archived.map(({ name }) => name),
      };
      const preview = presentPreview({
        plan: plan.students,
        ignoredColumns: [],
        classes,
        classNames,
        otherRejected: plan.otherRejected,
        confirmationsNeeded: plan.needed,
      });
      const stored = { makerId: viewerId, classId: null, roster: { kind: 'school', school } as const, preview };
      return { id: await this.imports.store(tx, { ...stored, planDigest: digestSchoolPlan(plan) }) };
    });
    return this.imports.readPreview(viewerId, id);
  }
}
