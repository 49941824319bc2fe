-- A migration of its own, because validating reads all accounts and must not hold the lock of the statement that adds the constraint.
ALTER TABLE account VALIDATE CONSTRAINT account_role_check;
