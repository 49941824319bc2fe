-- CreateTable
CREATE TABLE "reading_aids" (
    "account_id" UUID NOT NULL,
    "is_shown" BOOLEAN NOT NULL,
    "reading" TEXT NOT NULL,
    "words" TEXT NOT NULL,
    "script" TEXT NOT NULL,

    CONSTRAINT "reading_aids_pkey" PRIMARY KEY ("account_id"),
    CONSTRAINT "reading_aids_reading_check" CHECK ("reading" IN ('pinyin', 'zhuyin')),
    CONSTRAINT "reading_aids_words_check" CHECK ("words" IN ('all', 'new')),
    CONSTRAINT "reading_aids_script_check" CHECK ("script" IN ('original', 'simplified', 'traditional'))
);

-- AddForeignKey
ALTER TABLE "reading_aids" ADD CONSTRAINT "reading_aids_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;
