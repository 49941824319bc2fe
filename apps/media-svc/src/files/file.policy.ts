import { fileIdFromMediaUrl } from '@memory/contracts';
import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { NIL } from 'uuid';
import type { File } from '../generated/prisma/client.ts';
import { JournalService } from '../peers/journal-service.ts';
import { SocialService } from '../peers/social-service.ts';

type GuardedFile = Pick<File, 'id' | 'ownerId' | 'isAvatar' | 'kind'>;

@Injectable()
export class FilePolicy {
  constructor(
    private readonly journal: JournalService,
    private readonly social: SocialService,
  ) {}

  /**
   * A profile picture everybody may see, and the owner every file; anybody else while they may see an entry that uses the file. Asked anew each time, for an
   * entry may have been made private a moment ago.
   * @throws ApiError `service_unavailable` when the journal, or whoever holds the profiles, does not answer
   */
  async maySee(viewer: Viewer, file: GuardedFile): Promise<boolean> {
    if (file.isAvatar || viewer.userId === file.ownerId) return true;
    return (await this.journal.visibility(viewer, file.id)).visible || this.isProfilePicture(file);
  }

  /** What is asked about a hidden file is asked about one that does not exist: neither the time it takes nor a service that is away tells the two apart. */
  async wonderAbout(viewer: Viewer, missingId: string): Promise<void> {
    await this.maySee(viewer, { id: missingId, ownerId: NIL, isAvatar: false, kind: 'image' });
  }

  /** The news of a new profile picture comes by event; until it is here, those who hold the profiles are asked. */
  private async isProfilePicture({ id, ownerId, kind }: GuardedFile): Promise<boolean> {
    const url = await this.social.profilePicture(ownerId);
    return kind === 'image' && url !== null && fileIdFromMediaUrl(url) === id;
  }
}
