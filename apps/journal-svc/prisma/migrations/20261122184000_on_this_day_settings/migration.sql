-- CreateTable
CREATE TABLE "on_this_day_settings" (
    "author_id" UUID NOT NULL,
    "is_shown" BOOLEAN NOT NULL DEFAULT true,
    "dismissed_on" DATE,

    CONSTRAINT "on_this_day_settings_pkey" PRIMARY KEY ("author_id")
);

-- AddForeignKey
ALTER TABLE "on_this_day_settings" ADD CONSTRAINT "on_this_day_settings_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "author"("user_id") ON DELETE CASCADE ON UPDATE CASCADE;
