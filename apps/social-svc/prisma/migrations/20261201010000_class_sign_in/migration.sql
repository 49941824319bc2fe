CREATE TABLE class_device_code (
    id uuid NOT NULL,
    class_id uuid NOT NULL,
    code_hash bytea NOT NULL,
    expires_at timestamp(3) with time zone NOT NULL,
    CONSTRAINT class_device_code_pkey PRIMARY KEY (id)
);

CREATE UNIQUE INDEX class_device_code_code_hash_key ON class_device_code USING btree (code_hash);
CREATE INDEX class_device_code_class_id_idx ON class_device_code USING btree (class_id);
CREATE INDEX class_device_code_expires_at_idx ON class_device_code USING btree (expires_at);

ALTER TABLE class_device_code ADD CONSTRAINT class_device_code_class_id_fkey FOREIGN KEY (class_id) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE class_device (
    id uuid NOT NULL,
    class_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    browser text,
    operating_system text,
    enrolled_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    last_used_at timestamp(3) with time zone,
    CONSTRAINT class_device_pkey PRIMARY KEY (id)
);

CREATE UNIQUE INDEX class_device_token_hash_key ON class_device USING btree (token_hash);
CREATE INDEX class_device_class_id_idx ON class_device USING btree (class_id);

ALTER TABLE class_device ADD CONSTRAINT class_device_class_id_fkey FOREIGN KEY (class_id) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE CASCADE;

CREATE TABLE student_sign_in (
    account_id uuid NOT NULL,
    pictures text[],
    badge_hash bytea,
    badge_expires_at timestamp(3) with time zone,
    CONSTRAINT student_sign_in_pkey PRIMARY KEY (account_id)
);

CREATE UNIQUE INDEX student_sign_in_badge_hash_key ON student_sign_in USING btree (badge_hash);

ALTER TABLE student_sign_in ADD CONSTRAINT student_sign_in_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
