import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The social service's own PostgreSQL database. */
export class Database extends PrismaClient {}

export type Transaction = Prisma.TransactionClient;
