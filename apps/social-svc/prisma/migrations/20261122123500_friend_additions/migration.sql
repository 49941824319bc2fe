-- CreateTable
CREATE TABLE "friend_additions" (
    "user_id" UUID NOT NULL,
    "since" TIMESTAMPTZ(3) NOT NULL DEFAULT now(),
    "count" INTEGER NOT NULL,

    CONSTRAINT "friend_additions_pkey" PRIMARY KEY ("user_id")
);

-- AddForeignKey
ALTER TABLE "friend_additions" ADD CONSTRAINT "friend_additions_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
