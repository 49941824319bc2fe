import { ROSTER_PREVIEW_MINUTES, type RosterPreview, type RosterResult } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Database, type Transaction } from '../database.ts';
import { Prisma } from '../generated/prisma/client.ts';
import type { StoredPreview, StoredRoster } from './roster-import.ts';

interface NewRosterImport {
  readonly makerId: string;
  readonly classId: string | null;
  readonly roster: StoredRoster;
  readonly preview: StoredPreview;
  readonly planDigest: Uint8Array<ArrayBuffer>;
}

export interface PendingImport {
  readonly id: string;
  readonly classId: string | null;
  /** Null when the roster was applied. */
  readonly roster: StoredRoster | null;
  readonly preview: StoredPreview | null;
  readonly planDigest: Uint8Array;
  /** Null until the roster is applied. */
  readonly result: RosterResult | null;
}

/** Keeps what a roster would change until it is applied, for an hour. The rows contain the names of children. */
@Injectable()
export class RosterImports {
  constructor(private readonly database: Database) {}

  /** Stores a roster in place of an earlier one of the same user for the same class, so that a user cannot fill the table. */
  async store(tx: Transaction, { roster, preview, ...values }: NewRosterImport): Promise<string> {
    const { makerId, classId } = values;
    await tx.rosterImport.deleteMany({ where: { makerId, classId, appliedAt: null } });
    const expiresAt = new Date(Date.now() + ROSTER_PREVIEW_MINUTES * 60_000);
    const json = { roster: roster as object, preview: preview as object };
    const { id } = await tx.rosterImport.create({
      data: { id: uuidv7(), ...values, ...json, expiresAt },
      select: { id: true },
    });
    return id;
  }

  /** @throws ApiError `roster_not_found` for another user, for an expired roster, and for one that was applied or replaced */
  async readPreview(makerId: string, id: string): Promise<RosterPreview> {
    const found = await this.database.rosterImport.findFirst({
      where: { id, makerId, expiresAt: { gt: new Date() }, appliedAt: null },
      select: { preview: true, expiresAt: true },
    });
    if (!found) throw new ApiError('roster_not_found');
    return { ...(found.preview as unknown as StoredPreview), id, expiresAt: found.expiresAt.toISOString() };
  }

  /** Finds the class of a roster, before anything is locked. @throws ApiError `roster_not_found` */
  async findClassId(tx: Transaction, makerId: string, id: string): Promise<string | null> {
    const found = await tx.rosterImport.findFirst({ where: { id, makerId }, select: { classId: true } });
    if (!found) throw new ApiError('roster_not_found');
    return found.classId;
  }

  /** Locks a roster until the transaction ends, so that only one of two requests applies it. @throws ApiError `roster_not_found` */
  async lock(tx: Transaction, makerId: string, id: string): Promise<PendingImport> {
    const [found] = await tx.$queryRaw<PendingImport[]>`
      SELECT id, class_id AS "classId", roster, preview, plan_digest AS "planDigest", result FROM roster_import
      WHERE id = ${id}::uuid AND maker_id = ${makerId}::uuid AND expires_at > now() FOR UPDATE`;
    if (!found) throw new ApiError('roster_not_found');
    return found;
  }

  /** Stores the result, for a repeated request, and deletes what the file said. */
  async finish(tx: Transaction, result: RosterResult): Promise<void> {
    const nothing = { roster: Prisma.DbNull, preview: Prisma.DbNull };
    await tx.rosterImport.update({
      where: { id: result.id },
      data: { ...nothing, result, appliedAt: result.appliedAt },
    });
  }
}
