-- AlterTable
ALTER TABLE "friendship" ADD COLUMN     "requested_by" UUID;

-- Only one of the two can have asked.
ALTER TABLE "friendship" ADD CONSTRAINT "friendship_requested_by_one" CHECK ("requested_by" IN ("first_id", "second_id"));

-- People are found by any part of their names. Trigrams serve neither one nor two Chinese characters, so the index holds
-- every character and every pair of neighbouring characters. The bodies are parsed here and now (SQL-standard form), so that they
-- mean the same under every search path, as an index needs.

-- One spelling for what is to be found alike: widths, capitals and runs of white space.
CREATE FUNCTION search_key(given TEXT) RETURNS TEXT IMMUTABLE STRICT PARALLEL SAFE
  RETURN regexp_replace(lower(normalize(given, NFKC)), '\s+', ' ', 'g');

-- All that a person may be looked for by, a line each: the username and the name in the orders it is written in, Chinese ones without a space.
CREATE FUNCTION account_search_text(username TEXT, first_name TEXT, last_name TEXT) RETURNS TEXT IMMUTABLE PARALLEL SAFE
  RETURN E'\n' || search_key(username)
      || E'\n' || search_key(COALESCE(first_name || ' ', '') || COALESCE(last_name, ''))
      || E'\n' || search_key(COALESCE(last_name || ' ', '') || COALESCE(first_name, ''))
      || E'\n' || search_key(COALESCE(last_name, '') || COALESCE(first_name, ''))
      || E'\n';

CREATE FUNCTION search_grams(given TEXT) RETURNS TEXT[] IMMUTABLE STRICT PARALLEL SAFE
  RETURN ARRAY(
    SELECT DISTINCT substr(given, at, size)
    FROM generate_series(1, length(given)) AS at, generate_series(1, 2) AS size
  );

CREATE INDEX "account_search" ON "account" USING GIN (search_grams(account_search_text("username", "first_name", "last_name")));
