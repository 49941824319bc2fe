const { mixinJestEnvironment } = require('@stryker-mutator/jest-runner');
const FixedJsdomEnvironment = require('jest-fixed-jsdom');

/** The DOM of specs of hooks and components. It records which tests execute which mutants, for `npm run mutate`. */
module.exports = mixinJestEnvironment(FixedJsdomEnvironment);
