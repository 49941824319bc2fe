-- CreateTable
CREATE TABLE "speaker" (
    "owner_id" UUID NOT NULL,
    "spoken_language" TEXT,

    CONSTRAINT "speaker_pkey" PRIMARY KEY ("owner_id")
);
