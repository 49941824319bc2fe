-- Rows of these tables live for a second to a minute (outbox, published_event) or are added with every event (handled_event). With the default,
-- autovacuum waits until a fifth of the rows are dead: after a backlog of a million, until there are 200,000 more. A fixed number of dead
-- rows instead, and no pauses: the tables are small. (docs/adr/0033-integrity-checks-and-bounded-tables.md has measurements.)
ALTER TABLE "handled_event" SET (
    autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0,
    autovacuum_vacuum_insert_scale_factor = 0, autovacuum_vacuum_insert_threshold = 100000,
    autovacuum_analyze_scale_factor = 0, autovacuum_analyze_threshold = 20000
);
