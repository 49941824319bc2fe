-- CreateTable
CREATE TABLE "integrity_run" (
    "name" TEXT NOT NULL,
    "position" TEXT,
    "checked" BIGINT NOT NULL DEFAULT 0,
    "problems" INTEGER NOT NULL DEFAULT 0,
    "finished_at" TIMESTAMPTZ(3),
    "last_checked" BIGINT,
    "last_problems" INTEGER,

    CONSTRAINT "integrity_run_pkey" PRIMARY KEY ("name")
);
