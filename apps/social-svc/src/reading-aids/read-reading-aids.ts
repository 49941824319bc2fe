import type { ReadingAids } from '@memory/contracts';
import { Injectable } from '@nestjs/common';
import { Database } from '../database.ts';
import { presentReadingAids } from './reading-aids.presenter.ts';

@Injectable()
export class ReadReadingAids {
  constructor(private readonly database: Database) {}

  /** Returns the reading aids of a user; the default if the user has chosen none. */
  async execute(accountId: string): Promise<ReadingAids> {
    return presentReadingAids(await this.database.readingAids.findUnique({ where: { accountId } }));
  }
}
