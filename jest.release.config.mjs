import config from './jest.config.mjs';

/**
 * The tests of the release tier, which `npm run test:release` runs. Each Nx target `release-<group>` names some of them and what they depend on.
 * @type {import('jest').Config}
 */
export default { ...config, testMatch: ['**/*.release.spec.ts'] };
