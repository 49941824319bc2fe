-- The versions of relations between users. A number is taken while the lock of the pair is held, so that the later change of a pair always has the
-- higher number. AdvanceRelationVersions raises it to the present time at each start, so that it is higher than before also after a restore.
CREATE SEQUENCE relation_version AS bigint;
