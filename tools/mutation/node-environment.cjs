const { TestEnvironment } = require('jest-environment-node');
const { failFast } = require('./fail-fast.cjs');

module.exports = failFast(TestEnvironment);
