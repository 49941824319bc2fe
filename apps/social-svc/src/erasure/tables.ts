import {
  type AccountDataTables,
  accountIdempotencyKeyCondition,
  accountOutboxCondition,
  accountIdCondition,
} from '@memory/service-kit';

/** Maps each table of this database to the SQL condition for the rows of a user, in the order in which the rows are deleted. */
export const accountDataTables: AccountDataTables = {
  friendship: `${accountIdCondition('first_id')} OR ${accountIdCondition('second_id')} OR ${accountIdCondition('requested_by')}`,
  // Blocks are deleted after friendships, because all transactions lock the rows of friend_counter before the rows of block_counter.
  block: `${accountIdCondition('blocker_id')} OR ${accountIdCondition('blocked_id')}`,
  // What a file says of a student may be in a roster of a class, or of the school, that others have not applied yet.
  roster_import: `${accountIdCondition('maker_id')} OR EXISTS (
    SELECT FROM student_record r WHERE ${accountIdCondition('r.account_id')} AND (class_id IS NULL OR EXISTS (
      SELECT FROM class_student s WHERE s.account_id = r.account_id AND s.class_id = roster_import.class_id)))`,
  // Reports about the user stay for the administrator. They contain only the id of the user.
  report: accountIdCondition('reporter_id'),
  friend_counter: accountIdCondition('user_id'),
  // This table comes after friend_counter, because adding a friend locks the rows in this order.
  friend_additions: accountIdCondition('user_id'),
  block_counter: accountIdCondition('user_id'),
  friend_code: accountIdCondition('account_id'),
  reading_aids: accountIdCondition('account_id'),
  reset_code: accountIdCondition('account_id'),
  requested_deletion: accountIdCondition('account_id'),
  deletion_mail: accountIdCondition('account_id'),
  password_reset_request: accountIdCondition('account_id'),
  external_identity: accountIdCondition('account_id'),
  totp: accountIdCondition('account_id'),
  totp_setup: accountIdCondition('account_id'),
  passkey: accountIdCondition('account_id'),
  recovery_code: accountIdCondition('account_id'),
  family_link: `${accountIdCondition('child_id')} OR ${accountIdCondition('member_id')}`,
  family_code: accountIdCondition('child_id'),
  class_teacher: accountIdCondition('account_id'),
  class_student: accountIdCondition('account_id'),
  student_sign_in: accountIdCondition('account_id'),
  student_record: accountIdCondition('account_id'),
  account_name: accountIdCondition('account_id'),
  account: accountIdCondition('id'),
  outbox: accountOutboxCondition,
  published_event: accountOutboxCondition,
  // The table `erasure` records the running erasure itself; `AdvanceErasure` deletes its row as the last step.
  erasure: null,
  idempotency_key: accountIdempotencyKeyCondition,
  handled_event: null,
  integrity_run: null,
  // An invitation belongs to the installation: it does not record who used it.
  invitation: null,
  // A class belongs to the school: it stays when its teachers delete their accounts, and an admin finds it.
  school_class: null,
  // Devices belong to the class, and do not record who uses them.
  class_device_code: null,
  class_device: null,
};
