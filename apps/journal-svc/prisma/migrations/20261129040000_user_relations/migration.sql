-- Copies of the relations that social-svc owns. A pair has a row in each direction, so that one index range has all friends of a user.
-- The kinds are in the order of what they let see, because `least` of two of them is the one that hides more.
CREATE TYPE relation_kind AS ENUM ('hidden', 'none', 'friend');

CREATE TABLE user_relation (
    user_id uuid NOT NULL,
    other_id uuid NOT NULL,
    kind relation_kind NOT NULL,
    version bigint NOT NULL,
    is_confirmed boolean NOT NULL,
    CONSTRAINT user_relation_pkey PRIMARY KEY (user_id, other_id)
);

CREATE INDEX user_relation_of_kind ON user_relation USING btree (user_id, kind, other_id);
CREATE INDEX user_relation_hidden_account ON user_relation USING btree (user_id) WHERE ((user_id = other_id) AND (kind = 'hidden'::relation_kind));
CREATE INDEX user_relation_unconfirmed ON user_relation USING btree (user_id, other_id) WHERE (NOT is_confirmed);
