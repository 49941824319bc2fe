-- AlterTable
ALTER TABLE "learner" ADD COLUMN "optimised_reviews" INTEGER NOT NULL DEFAULT 0;
