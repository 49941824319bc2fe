import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../database.ts';
import type { Account } from '../generated/prisma/client.ts';
import { JournalService } from '../peers/journal-service.ts';
import { LanguageService } from '../peers/language-service.ts';
import { MutualFriends } from './mutual-friends.ts';

const MOST = 10;

@Injectable()
export class RecommendFriends {
  private readonly logger = new Logger(RecommendFriends.name);

  constructor(
    private readonly database: Database,
    private readonly mutualFriends: MutualFriends,
    private readonly language: LanguageService,
    private readonly journal: JournalService,
  ) {}

  /**
   * People to befriend: friends of friends, then who learns the same words, then who writes in public; never oneself, a
   * friend or somebody asked already. The other services are asked only while there is room, and one that is away is done without.
   */
  async for(userId: string): Promise<Account[]> {
    const known = await this.knownTo(userId);
    let chosen = await this.strangers(await this.mutualFriends.of(userId, MOST), known);
    for (const source of [() => this.language.fellowLearners(userId), () => this.journal.activeAuthors(userId)]) {
      if (chosen.length >= MOST) break;
      const ids = await this.orNobody(source());
      chosen = [...chosen, ...(await this.strangers(ids, new Set([...known, ...chosen.map(({ id }) => id)])))];
    }
    return chosen.slice(0, MOST);
  }

  /** Oneself and whoever there is a friendship or a request with. */
  private async knownTo(userId: string): Promise<Set<string>> {
    const rows = await this.database.friendship.findMany({
      where: { OR: [{ firstId: userId }, { secondId: userId }] },
      select: { firstId: true, secondId: true },
    });
    return new Set([userId, ...rows.flatMap(({ firstId, secondId }) => [firstId, secondId])]);
  }

  /** The accounts of those who are not known, in the order given; whoever has no account (any more) is left out. */
  private async strangers(ids: readonly string[], known: ReadonlySet<string>): Promise<Account[]> {
    const candidates = [...new Set(ids)].filter((id) => !known.has(id)).slice(0, 2 * MOST);
    const accounts = await this.database.account.findMany({ where: { id: { in: candidates } } });
    const byId = new Map(accounts.map((account) => [account.id, account]));
    return candidates.flatMap((id) => byId.get(id) ?? []);
  }

  private orNobody(ids: Promise<string[]>): Promise<string[]> {
    return ids.catch((err: unknown) => {
      this.logger.warn({ err }, 'recommended without a service that did not answer');
      return [];
    });
  }
}
