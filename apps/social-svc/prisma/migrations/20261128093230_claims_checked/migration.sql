-- AlterTable
ALTER TABLE "account" ADD COLUMN     "claims_checked" BOOLEAN NOT NULL DEFAULT false;
