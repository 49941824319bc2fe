/** The injection token of the service's checks (`IntegrityCheck[]`). */
export const INTEGRITY_CHECKS = Symbol('INTEGRITY_CHECKS');
