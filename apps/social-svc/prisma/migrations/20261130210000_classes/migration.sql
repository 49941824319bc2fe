-- What an account is at a school (docs/adr/0050-roles-and-classes.md). The previous release neither reads nor writes the column.
ALTER TABLE account ADD COLUMN role text DEFAULT 'member' NOT NULL;
ALTER TABLE account ADD CONSTRAINT account_role_check CHECK (role IN ('member', 'student', 'teacher', 'family', 'admin')) NOT VALID;

CREATE TABLE school_class (
    id uuid NOT NULL,
    name text NOT NULL,
    school_year text,
    source_id text,
    copied_from uuid,
    archived_at timestamp(3) with time zone,
    version integer DEFAULT 1 NOT NULL,
    created_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    updated_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT school_class_pkey PRIMARY KEY (id)
);

CREATE TABLE class_teacher (
    class_id uuid NOT NULL,
    account_id uuid NOT NULL,
    added_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    CONSTRAINT class_teacher_pkey PRIMARY KEY (class_id, account_id)
);

CREATE TABLE class_student (
    class_id uuid NOT NULL,
    account_id uuid NOT NULL,
    added_at timestamp(3) with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
    left_at timestamp(3) with time zone,
    CONSTRAINT class_student_pkey PRIMARY KEY (class_id, account_id)
);

CREATE TABLE student_record (
    account_id uuid NOT NULL,
    given_name text NOT NULL,
    family_name text NOT NULL,
    chinese_name text,
    student_number text,
    source_id text,
    family_emails text[] DEFAULT '{}'::text[] NOT NULL,
    archived_at timestamp(3) with time zone,
    CONSTRAINT student_record_pkey PRIMARY KEY (account_id)
);

CREATE UNIQUE INDEX school_class_source_id_key ON school_class USING btree (source_id);
CREATE INDEX school_class_created_at_id_idx ON school_class USING btree (created_at DESC, id DESC);
CREATE INDEX class_teacher_account_id_idx ON class_teacher USING btree (account_id);
CREATE INDEX class_student_account_id_idx ON class_student USING btree (account_id);
CREATE UNIQUE INDEX student_record_student_number_key ON student_record USING btree (student_number);
CREATE UNIQUE INDEX student_record_source_id_key ON student_record USING btree (source_id);

ALTER TABLE school_class ADD CONSTRAINT school_class_copied_from_fkey FOREIGN KEY (copied_from) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE SET NULL;
ALTER TABLE class_teacher ADD CONSTRAINT class_teacher_class_id_fkey FOREIGN KEY (class_id) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE class_teacher ADD CONSTRAINT class_teacher_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE class_student ADD CONSTRAINT class_student_class_id_fkey FOREIGN KEY (class_id) REFERENCES school_class(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE class_student ADD CONSTRAINT class_student_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE student_record ADD CONSTRAINT student_record_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON UPDATE CASCADE ON DELETE CASCADE;

-- Nobody finds a student by a name, so a student has no names in account_name.
CREATE OR REPLACE FUNCTION store_account_names() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM account_name WHERE account_id = NEW.id;
  INSERT INTO account_name (account_id, name, username)
    SELECT NEW.id, name, NEW.username FROM account_names(NEW.username, NEW.first_name, NEW.last_name) AS name
    WHERE NEW.role <> 'student';
  RETURN NULL;
END
$$;
CREATE OR REPLACE TRIGGER account_name AFTER INSERT OR UPDATE OF username, first_name, last_name, role ON account FOR EACH ROW EXECUTE FUNCTION store_account_names();
