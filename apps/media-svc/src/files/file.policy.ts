import { fileIdFromMediaUrl } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import type { File } from '../generated/prisma/client.ts';
import { JournalClient } from '../peers/journal-client.ts';
import { SocialClient } from '../peers/social-client.ts';
import { mayWaitForDeletion } from './entry-being-saved.ts';

type AccessControlledFile = Pick<File, 'id' | 'ownerId' | 'isAvatar' | 'kind' | 'createdAt' | 'lastNeededAt'>;

/**
 * Whether the viewer may read the text that was extracted from the file, and the state of the extraction. Only the owner may. Other viewers read
 * the text of an entry, which the author may have corrected or removed.
 */
export const canReadText = (viewer: Viewer, { ownerId }: Pick<File, 'ownerId'>): boolean => viewer.userId === ownerId;

@Injectable()
export class FileAccessPolicy {
  constructor(
    private readonly journal: JournalClient,
    private readonly social: SocialClient,
  ) {}

  /**
   * Whether the viewer may see the file. Everyone may see avatars. Other files are visible to their owner and to viewers of an entry that uses the
   * file. journal-svc is called each time, because an entry may just have been made private. For half a minute after an attempt to save an entry
   * with the file, the owner can see the file only while an entry uses it: if the entry is deleted, DeleteUnusedFiles may have to wait before it
   * deletes the file.
   * @throws ApiError `service_unavailable` when journal-svc or social-svc does not respond
   */
  async canView(viewer: Viewer, file: AccessControlledFile): Promise<boolean> {
    if (file.isAvatar) return true;
    if (viewer.userId === file.ownerId)
      return !mayWaitForDeletion(file) || (await this.journal.isUsed(file.id)) || this.isCurrentAvatar(file);
    return (await this.journal.canViewFile(viewer, file.id)) || this.isCurrentAvatar(file);
  }

  /**
   * Makes the same calls to other services for a file that does not exist as for a file that the viewer must not see. Otherwise, response
   * times or an unavailable service would reveal whether the file exists.
   */
  async checkMissingFile(viewer: Viewer, missingId: string): Promise<void> {
    const never = new Date(0);
    const missing = { id: missingId, ownerId: NIL, kind: 'image', createdAt: never, lastNeededAt: never } as const;
    await this.canView(viewer, { ...missing, isAvatar: false });
  }

  /**
   * Whether the file is the current avatar of its owner, according to social-svc. The call is needed because the event that sets `isAvatar`
   * may not have arrived yet.
   */
  private async isCurrentAvatar({ id, ownerId, kind }: AccessControlledFile): Promise<boolean> {
    const url = await this.social.findAvatarUrl(ownerId);
    return kind === 'image' && url !== null && fileIdFromMediaUrl(url) === id;
  }
}
