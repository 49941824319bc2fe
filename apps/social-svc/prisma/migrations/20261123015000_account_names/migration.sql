-- People search reads the beginning of names from an ordered index, so that it need not compare all of tens of thousands of matches. The
-- names that an account has are rows of their own. Writes to accounts wait while the names of the existing accounts are stored (100,000
-- accounts: 15 seconds).

-- CreateTable
CREATE TABLE "account_name" (
    "account_id" UUID NOT NULL,
    "name" TEXT COLLATE "C" NOT NULL,
    "username" TEXT NOT NULL,

    CONSTRAINT "account_name_pkey" PRIMARY KEY ("name", "username", "account_id")
);

-- The lines of account_search_text that are not empty. An index has room for 400 characters of up to four bytes; only names of rare
-- ligatures, for which search_key writes several characters each, are longer.
CREATE FUNCTION account_names(username TEXT, first_name TEXT, last_name TEXT) RETURNS SETOF TEXT IMMUTABLE PARALLEL SAFE LANGUAGE SQL
BEGIN ATOMIC
  SELECT DISTINCT left(line, 400) FROM string_to_table(account_search_text(username, first_name, last_name), E'\n') AS line WHERE line <> '';
END;

-- The pairs of neighbouring characters of a text, or its only character: the grams of a search text that an entry of the index must have.
CREATE FUNCTION search_pairs(given TEXT) RETURNS TEXT[] IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(SELECT DISTINCT substr(given, at, 2) FROM generate_series(1, greatest(length(given) - 1, 1)) AS at);

CREATE FUNCTION store_account_names() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_name WHERE account_id = NEW.id;
  INSERT INTO account_name (account_id, name, username)
    SELECT NEW.id, name, NEW.username FROM account_names(NEW.username, NEW.first_name, NEW.last_name) AS name;
  RETURN NULL;
END
$$;

CREATE TRIGGER "account_name" AFTER INSERT OR UPDATE OF "username", "first_name", "last_name" ON "account"
  FOR EACH ROW EXECUTE FUNCTION store_account_names();

-- The accounts that exist already
INSERT INTO "account_name" ("account_id", "name", "username")
  SELECT a.id, name, a.username FROM "account" a, account_names(a.username, a.first_name, a.last_name) AS name;

-- CreateIndex
CREATE INDEX "account_name_account_id_idx" ON "account_name"("account_id");

-- AddForeignKey
ALTER TABLE "account_name" ADD CONSTRAINT "account_name_account_id_fkey" FOREIGN KEY ("account_id") REFERENCES "account"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE INDEX "account_name_grams" ON "account_name" USING GIN (search_grams("name"));
DROP INDEX "account_search";

-- An index for administrators' list of all reports
CREATE INDEX "report_created_at_id_idx" ON "report"("created_at" DESC, "id" DESC);
