-- Searches no longer distinguish scripts, width, case and composed letters, so signatures have other bits. The service computes them again at its
-- start; until then a search reads the texts. Entries that the previous release creates meanwhile get signatures of its kind, which the nightly
-- integrity check removes.
UPDATE entry SET search_signature = NULL WHERE search_signature IS NOT NULL;
