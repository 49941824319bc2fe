import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import type { File } from '../generated/prisma/client.ts';
import { JournalClient } from './journal-client.ts';
import { ProfilePictures } from './profile-pictures.ts';

@Injectable()
export class FilePolicy {
  constructor(
    private readonly journal: JournalClient,
    private readonly profilePictures: ProfilePictures,
  ) {}

  /**
   * A profile picture everybody may see, and the owner every file; anybody else while they may see an entry that uses the file. Asked anew each time, for an
   * entry may have been made private a moment ago.
   * @throws ApiError `service_unavailable` when the journal, or whoever holds the profiles, does not answer
   */
  async maySee(viewer: Viewer, file: Pick<File, 'id' | 'ownerId' | 'isAvatar' | 'kind'>): Promise<boolean> {
    if (file.isAvatar || viewer.userId === file.ownerId) return true;
    return (await this.journal.visibility(viewer, file.id)).visible || this.profilePictures.include(file);
  }
}
