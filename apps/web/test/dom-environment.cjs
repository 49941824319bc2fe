const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const DomEnvironment = require('jest-fixed-jsdom');
const { failFast } = require('../../../tools/mutation/fail-fast.cjs');

/** The DOM of specs of hooks and components. The mixin records which tests execute which mutants, for `npm run mutate`. */
module.exports = mixinJestEnvironment(failFast(DomEnvironment));
