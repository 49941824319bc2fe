-- AlterTable
ALTER TABLE "password_reset_request" ADD COLUMN     "is_registration_notice" BOOLEAN NOT NULL DEFAULT false;
