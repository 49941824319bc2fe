// jest's own setting, with which the web app would be built for developing
const { NODE_ENV: _, ...machine } = process.env;

/** This machine's environment for an image's build steps. What npm has in its cache need not be fetched again. */
export const buildEnvironment: NodeJS.ProcessEnv = {
  ...machine,
  npm_config_prefer_offline: 'true',
  NX_DAEMON: 'false',
};
