-- Adds requested_by to both indexes, so that the ids of a user's friends are read from the index alone.
-- While an index is built, which takes about a second per million rows, friendships can be read and not changed.
CREATE INDEX "friendship_of_first_with_request" ON "friendship"("first_id", "created_at" DESC, "second_id" DESC, "requested_by");
DROP INDEX "friendship_of_first";
ALTER INDEX "friendship_of_first_with_request" RENAME TO "friendship_of_first";

CREATE INDEX "friendship_of_second_with_request" ON "friendship"("second_id", "created_at" DESC, "first_id" DESC, "requested_by");
DROP INDEX "friendship_of_second";
ALTER INDEX "friendship_of_second_with_request" RENAME TO "friendship_of_second";
