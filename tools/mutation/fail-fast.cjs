/** The mutant that a test has failed for. Stryker runs many mutants in one process, one after the other. */
let detectedMutant;

/**
 * A Jest environment that skips all tests after a failure, also those of the next file, while Stryker runs a mutant: a mutant that breaks a
 * service or a hook would make each of them wait until the timeout.
 */
exports.failFast = (Environment) =>
  class FailFastEnvironment extends Environment {
    handleTestEvent({ name, test, describeBlock }) {
      // Undefined while no mutant is active, as in all other runs of Jest.
      const mutant = process.env['__STRYKER_ACTIVE_MUTANT__'];
      if (name === 'test_done' && test.errors.length > 0) detectedMutant = mutant;
      if (mutant === undefined || mutant !== detectedMutant) return;
      if (name === 'run_describe_start') describeBlock.mode = 'skip';
      if (name === 'test_start') test.mode = 'skip';
    }
  };
