/** This machine's environment for an image's build steps. What npm has in its cache need not be fetched again. */
export const buildEnvironment: NodeJS.ProcessEnv = { ...process.env, npm_config_prefer_offline: 'true', NX_DAEMON: 'false' };
