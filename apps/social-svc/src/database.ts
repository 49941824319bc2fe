import { type Prisma, PrismaClient } from './generated/prisma/client.ts';

/** The PostgreSQL database of social-svc. */
export class Database extends PrismaClient {}

export type Transaction = Prisma.TransactionClient;
