const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** The DOM of specs of hooks and components. */
class DomEnvironment extends FixedJsdomEnvironment {
  constructor(config, context) {
    super(config, context);
    this.bails = config.globalConfig.bail > 0;
    this.hasFailed = false;
  }

  /** Skips the rest of a file after a failure if Jest bails: a mutant that breaks a hook makes each of its tests wait until the timeout. */
  handleTestEvent(event) {
    if (event.name === 'test_done' && event.test.errors.length > 0) this.hasFailed = true;
    if (event.name === 'test_start' && this.bails && this.hasFailed) event.test.mode = 'skip';
  }
}

// The mixin records which tests execute which mutants, for `npm run mutate`.
module.exports = mixinJestEnvironment(DomEnvironment);
