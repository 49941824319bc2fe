-- One word in both scripts is one item: its key. The service fills it in when it starts, because only the dictionary knows it, and merges the items of one
-- word. `exported_note_id` keeps the notes in Anki of items that were exported before.
ALTER TABLE vocabulary_item ADD COLUMN word_key text,
    ADD COLUMN changed_at timestamp(3) with time zone,
    ADD COLUMN exported_note_id uuid;

-- When an item changed as far as exports show it: Anki takes over a note only if it is newer than the one that it has. A trigger, because many
-- statements change items, also those of the previous release.
CREATE FUNCTION set_vocabulary_item_changed_at() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    NEW.changed_at := now();
    RETURN NEW;
END $$;

CREATE TRIGGER vocabulary_item_changed_at BEFORE UPDATE OF "character", pinyin, english_translation, notes, known_at ON vocabulary_item FOR EACH ROW
WHEN ((OLD."character", OLD.pinyin, OLD.english_translation, OLD.notes, OLD.known_at IS NULL)
    IS DISTINCT FROM (NEW."character", NEW.pinyin, NEW.english_translation, NEW.notes, NEW.known_at IS NULL))
EXECUTE FUNCTION set_vocabulary_item_changed_at();
