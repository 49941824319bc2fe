import { fileIdFromMediaUrl, mediaUrlSchema } from '@memory/contracts';
import { type EventOf, HandlesEvent, handleOnce } from '@memory/event-bus';
import { profileUpdated } from '@memory/events';
import { Controller } from '@nestjs/common';
import { Payload } from '@nestjs/microservices';
import { Database } from '../database.ts';
import { DeleteFileObjects } from '../files/delete-file-objects.ts';
import { deleteUnchanged, FindUnneededFiles } from '../files/find-unneeded-files.ts';

@Controller()
export class PublishAvatarWhenProfileUpdated {
  constructor(
    private readonly database: Database,
    private readonly findUnneededFiles: FindUnneededFiles,
    private readonly deleteFileObjects: DeleteFileObjects,
  ) {}

  /**
   * Makes the new avatar public, and deletes previous avatars that no entry uses. The event is ignored when a newer version of the profile has been
   * handled, because an event that is replayed from the dead-letter stream may arrive late. A previous avatar that an entry or the profile may be
   * about to use is not deleted: it becomes private, and DeleteLongUnusedFiles deletes it later. The event is not retried for such an avatar
   * (unlike DeleteUnusedFiles), because a retry would delay the user's next avatar.
   */
  @HandlesEvent(profileUpdated)
  async handle(@Payload() event: EventOf<typeof profileUpdated>): Promise<void> {
    const { userId: ownerId, profileImageUrl, version } = event.data;
    if (!(await this.storeVersionIfNewest(ownerId, version))) return;
    const current = fileIdOfProfileImage(profileImageUrl);
    const previous = await this.database.file.findMany({
      where: { ownerId, isAvatar: true, id: { not: current } },
      select: { id: true },
    });
    const ids = previous.map(({ id }) => id);
    // This update comes before the calls to other services, so that the new avatar becomes public even while these services are unavailable.
    if (current) await this.database.file.updateMany({ where: { id: current, ownerId }, data: { isAvatar: true } });
    const { unneeded } = await this.findUnneededFiles.execute({ ownerId, id: { in: ids } });
    await handleOnce(this.database, event, async (tx) => {
      await tx.file.updateMany({ where: { id: { in: ids } }, data: { isAvatar: false } });
      await deleteUnchanged(tx, unneeded);
    });
    await this.deleteFileObjects.execute(ids);
  }

  /**
   * Stores the version of a profile and returns true, unless a newer version is stored. An equal version also returns true, so that a retry
   * of the same event can complete.
   */
  private async storeVersionIfNewest(ownerId: string, version: number): Promise<boolean> {
    const storedCount = await this.database.$executeRaw`
      INSERT INTO profile_version AS stored (owner_id, version) VALUES (${ownerId}::uuid, ${version})
      ON CONFLICT (owner_id) DO UPDATE SET version = excluded.version WHERE stored.version <= excluded.version`;
    return storedCount === 1;
  }
}

/** Returns the file id of a profile's avatar; undefined when the profile has no avatar, or has one whose URL is not a media URL. */
function fileIdOfProfileImage(profileImageUrl: string | null): string | undefined {
  const url = mediaUrlSchema.safeParse(profileImageUrl);
  return url.success ? fileIdFromMediaUrl(url.data) : undefined;
}
