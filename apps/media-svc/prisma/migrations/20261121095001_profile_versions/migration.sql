-- CreateTable
CREATE TABLE "profile_version" (
    "owner_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "profile_version_pkey" PRIMARY KEY ("owner_id")
);
