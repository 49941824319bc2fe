const { TestEnvironment } = require('jest-environment-node');

/** The mutant that a test has failed for. Stryker runs many mutants in one process, one after the other. */
let detectedMutant;

/**
 * Skips all tests that follow a failure, also those of the next file: a mutant that breaks a service would make each of them wait until the
 * timeout.
 */
module.exports = class FailFastEnvironment extends TestEnvironment {
  handleTestEvent({ name, test, describeBlock }) {
    // Undefined while Stryker runs the tests without a mutant.
    const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
    if (name === 'test_done' && test.errors.length > 0) detectedMutant = mutant;
    if (mutant === undefined || mutant !== detectedMutant) return;
    if (name === 'run_describe_start') describeBlock.mode = 'skip';
    if (name === 'test_start') test.mode = 'skip';
  }
};
