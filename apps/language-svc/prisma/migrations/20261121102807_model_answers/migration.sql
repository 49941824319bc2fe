-- CreateTable
CREATE TABLE "model_answer" (
    "key" BYTEA NOT NULL,
    "answer" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "model_answer_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE INDEX "model_answer_created_at_idx" ON "model_answer"("created_at");
