import { fileIdFromMediaUrl, mediaUrlSchema } from '@memory/contracts';
import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { RemoveObjects } from '../files/remove-objects.ts';
import { JournalService } from '../peers/journal-service.ts';

@Controller()
export class PublishAvatarWhenProfileUpdated {
  constructor(
    private readonly database: Database,
    private readonly journal: JournalService,
    private readonly objects: RemoveObjects,
  ) {}

  /** The newest version's picture is the one that stays public: an event that was a dead letter may come long after it. */
  @HandlesEvent(profileUpdated)
  async handle(@Payload() event: EventOf<typeof profileUpdated>): Promise<void> {
    const { userId: ownerId, profileImageUrl, version } = event.data;
    if (!(await this.isNewest(ownerId, version))) return;
    const current = fileIdOf(profileImageUrl);
    const former = await this.database.file.findMany({
      where: { ownerId, isAvatar: true, id: { not: current } },
      select: { id: true },
    });
    const ids = former.map(({ id }) => id);
    // Before the journal is asked about the former ones, so that its being away keeps nobody from the new picture.
    if (current) await this.database.file.updateMany({ where: { id: current, ownerId }, data: { isAvatar: true } });
    const unused = await this.journal.unused(ownerId, ids);
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.updateMany({ where: { id: { in: ids } }, data: { isAvatar: false } });
      await tx.file.deleteMany({ where: { id: { in: unused } } });
    });
    await this.objects.ofRemoved(unused);
  }

  /** Remembers the version; the same one again is still the newest, for a try that broke off half-way. */
  private async isNewest(ownerId: string, version: number): Promise<boolean> {
    const kept = await this.database.$executeRaw`
      INSERT INTO profile_version AS kept (owner_id, version) VALUES (${ownerId}::uuid, ${version})
      ON CONFLICT (owner_id) DO UPDATE SET version = excluded.version WHERE kept.version <= excluded.version`;
    return kept === 1;
  }
}

/** Undefined where there is no picture of ours, as of a profile without one. */
function fileIdOf(profileImageUrl: string | null): string | undefined {
  const url = mediaUrlSchema.safeParse(profileImageUrl);
  return url.success ? fileIdFromMediaUrl(url.data) : undefined;
}
