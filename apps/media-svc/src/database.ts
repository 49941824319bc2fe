import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The media service's own PostgreSQL database. */
export class Database extends PrismaClient {}

/** A transaction of the media database. */
export type Transaction = Prisma.TransactionClient;
