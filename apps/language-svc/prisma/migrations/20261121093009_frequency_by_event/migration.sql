-- CreateTable
CREATE TABLE "occurrence" (
    "item_id" UUID NOT NULL,
    "entry_id" UUID NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "occurrence_pkey" PRIMARY KEY ("item_id","entry_id")
);

-- CreateTable
CREATE TABLE "counted_entry" (
    "entry_id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "version" INTEGER NOT NULL,

    CONSTRAINT "counted_entry_pkey" PRIMARY KEY ("entry_id")
);

-- CreateTable
CREATE TABLE "handled_event" (
    "event_id" UUID NOT NULL,
    "handled_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "handled_event_pkey" PRIMARY KEY ("event_id")
);

-- CreateIndex
CREATE INDEX "occurrence_entry_id_idx" ON "occurrence"("entry_id");

-- CreateIndex
CREATE INDEX "counted_entry_user_id_idx" ON "counted_entry"("user_id");

-- CreateIndex
CREATE INDEX "handled_event_handled_at_idx" ON "handled_event"("handled_at");

-- AddForeignKey
ALTER TABLE "occurrence" ADD CONSTRAINT "occurrence_item_id_fkey" FOREIGN KEY ("item_id") REFERENCES "vocabulary_item"("id") ON DELETE CASCADE ON UPDATE CASCADE;
