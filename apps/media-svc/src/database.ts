import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { PrismaPg } from '@prisma/adapter-pg';
import { CONFIG, type MediaConfig } from './config.ts';
import { PrismaClient } from './generated/prisma/client.ts';

@Injectable()
export class Database extends PrismaClient implements OnApplicationShutdown {
  constructor(@Inject(CONFIG) config: MediaConfig) {
    super({ adapter: new PrismaPg({ connectionString: config.DATABASE_URL }), errorFormat: 'minimal' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.$disconnect();
  }
}
