CREATE TABLE roster_import (
    id uuid NOT NULL,
    maker_id uuid NOT NULL,
    class_id uuid,
    roster jsonb,
    preview jsonb,
    plan_digest bytea NOT NULL,
    result jsonb,
    expires_at timestamp(3) with time zone NOT NULL,
    applied_at timestamp(3) with time zone,
    CONSTRAINT roster_import_pkey PRIMARY KEY (id)
);

CREATE INDEX roster_import_maker_id_idx ON roster_import USING btree (maker_id);
CREATE INDEX roster_import_class_id_idx ON roster_import USING btree (class_id);
CREATE INDEX roster_import_expires_at_idx ON roster_import USING btree (expires_at);

ALTER TABLE roster_import ADD CONSTRAINT roster_import_maker_id_fkey FOREIGN KEY (maker_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE roster_import ADD CONSTRAINT roster_import_class_id_fkey FOREIGN KEY (class_id) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE CASCADE;
