import type { Viewer } from '@memory/service-kit';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Author } from '../generated/prisma/client.ts';
import { SocialService } from '../peers/social-service.ts';
import { keepAuthorCopy } from './author-copy.ts';

/** The people whose memories are here. */
@Injectable()
export class Authors {
  constructor(
    private readonly database: Database,
    private readonly social: SocialService,
  ) {}

  /** A person's copy; asked of social-svc and kept when the news of the account has not come yet. Null when there is no such person. */
  async find(userId: string, viewer: Viewer): Promise<Author | null> {
    return (await this.copyOf(userId)) ?? (await this.fetch(userId, viewer));
  }

  private copyOf(userId: string): Promise<Author | null> {
    return this.database.author.findUnique({ where: { userId } });
  }

  private async fetch(userId: string, viewer: Viewer): Promise<Author | null> {
    const card = await this.social.readAuthorCard(userId, viewer);
    if (!card) return null;
    await keepAuthorCopy(this.database, { ...card, userId });
    return this.copyOf(userId);
  }
}
