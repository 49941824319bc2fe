-- The rows of an event from a network are counted before each insertion (see src/security-log/rows-per-day.ts).
CREATE INDEX "security_event_by_network" ON "security_log"."security_event" ("network", "event", "occurred_at" DESC)
    WHERE "network" IS NOT NULL;
