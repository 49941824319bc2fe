-- CreateTable
CREATE TABLE "storage_usage" (
    "owner_id" UUID NOT NULL,
    "used_bytes" BIGINT NOT NULL DEFAULT 0,
    "quota_bytes" BIGINT,

    CONSTRAINT "storage_usage_pkey" PRIMARY KEY ("owner_id")
);

-- Adds to a person's counter. Files that go after their owner's counter did (an account that is being erased) make no new one.
CREATE FUNCTION add_used_bytes(owner UUID, change BIGINT) RETURNS VOID LANGUAGE plpgsql AS $$
BEGIN
  IF change > 0 THEN
    INSERT INTO "storage_usage" AS usage ("owner_id", "used_bytes") VALUES (owner, change)
    ON CONFLICT ("owner_id") DO UPDATE SET "used_bytes" = usage."used_bytes" + excluded."used_bytes";
  ELSIF change < 0 THEN
    UPDATE "storage_usage" SET "used_bytes" = "used_bytes" + change WHERE "owner_id" = owner;
  END IF;
END $$;

-- The counters follow the files, whichever statement changes those. Owners are taken in order, so that two statements never wait for
-- each other crosswise. An update that changes neither bytes nor owner (a text was found, a thumbnail drawn) locks no counter.
CREATE FUNCTION count_file_bytes() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (SELECT owner_id, sum(bytes)::BIGINT AS change FROM inserted GROUP BY owner_id ORDER BY owner_id) AS s;
  ELSIF TG_OP = 'DELETE' THEN
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (SELECT owner_id, -sum(bytes)::BIGINT AS change FROM deleted GROUP BY owner_id ORDER BY owner_id) AS s;
  ELSE
    PERFORM add_used_bytes(s.owner_id, s.change)
    FROM (
      SELECT owner_id, sum(bytes)::BIGINT AS change
      FROM (SELECT owner_id, -bytes AS bytes FROM deleted UNION ALL SELECT owner_id, bytes FROM inserted) AS changed
      GROUP BY owner_id HAVING sum(bytes) <> 0 ORDER BY owner_id
    ) AS s;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "file_bytes_inserted" AFTER INSERT ON "file" REFERENCING NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
CREATE TRIGGER "file_bytes_updated" AFTER UPDATE ON "file" REFERENCING OLD TABLE AS deleted NEW TABLE AS inserted
  FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();
CREATE TRIGGER "file_bytes_deleted" AFTER DELETE ON "file" REFERENCING OLD TABLE AS deleted
  FOR EACH STATEMENT EXECUTE FUNCTION count_file_bytes();

-- The files there were before. Creating the triggers has locked "file" against writers until this migration is committed.
INSERT INTO "storage_usage" ("owner_id", "used_bytes") SELECT owner_id, sum(bytes) FROM "file" GROUP BY owner_id;
