import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The PostgreSQL database of media-svc. */
export class Database extends PrismaClient {}

/** A transaction of the media-svc database. */
export type Transaction = Prisma.TransactionClient;
