import type { OnThisDaySettings, OnThisDaySettingsChanges } from '@memory/contracts';
import { ApiError } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { AuthorCopies } from '../authors/author-copies.ts';
import { Database } from '../database.ts';
import type { OnThisDaySettings as SettingsRow } from '../generated/prisma/client.ts';

@Injectable()
export class OnThisDaySettingsRepository {
  constructor(
    private readonly database: Database,
    private readonly authors: AuthorCopies,
  ) {}

  async read(authorId: string): Promise<OnThisDaySettings> {
    return presentSettings(await this.database.onThisDaySettings.findUnique({ where: { authorId } }));
  }

  /**
   * Changes the given settings. One statement writes only the given fields, so that a dismissal on one device and a change of `isShown` on another
   * device do not undo each other.
   * @throws ApiError `not_signed_in` when the account no longer exists; `service_unavailable`
   */
  async update(authorId: string, { isShown, dismissedOn }: OnThisDaySettingsChanges): Promise<OnThisDaySettings> {
    if (!(await this.authors.findOrFetch(authorId, { userId: authorId }))) throw new ApiError('not_signed_in');
    const changes = {
      ...(isShown !== undefined && { isShown }),
      ...(dismissedOn !== undefined && { dismissedOn: dismissedOn === null ? null : new Date(dismissedOn) }),
    };
    const where = { authorId };
    return presentSettings(
      await this.database.onThisDaySettings.upsert({ where, create: { authorId, ...changes }, update: changes }),
    );
  }
}

/** Converts the row of an author to the settings in responses; `row` is null for an author who has stored no settings. */
const presentSettings = (row: SettingsRow | null): OnThisDaySettings => ({
  isShown: row?.isShown ?? true,
  dismissedOn: row?.dismissedOn?.toISOString().slice(0, 10) ?? null,
});
