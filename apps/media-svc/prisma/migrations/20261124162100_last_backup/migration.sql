-- CreateTable
CREATE TABLE "last_backup" (
    "is_only_row" BOOLEAN NOT NULL DEFAULT true,
    "known_since" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "succeeded_at" TIMESTAMPTZ(3),
    "duration_seconds" DOUBLE PRECISION NOT NULL DEFAULT 0,
    "total_bytes" BIGINT NOT NULL DEFAULT 0,
    "written_bytes" BIGINT NOT NULL DEFAULT 0,
    "missing_files" INTEGER NOT NULL DEFAULT 0,
    "failures" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "last_backup_pkey" PRIMARY KEY ("is_only_row"),
    CONSTRAINT "last_backup_is_only_row" CHECK ("is_only_row")
);

INSERT INTO "last_backup" DEFAULT VALUES;
