// Jest sets NODE_ENV to 'test', with which Vite would build the web app for development.
const { NODE_ENV: _, ...inherited } = process.env;

/** The environment of an image's build steps. npm prefers its cache to the registry. */
export const imageBuildEnvironment: NodeJS.ProcessEnv = {
  ...inherited,
  npm_config_prefer_offline: 'true',
  NX_DAEMON: 'false',
};
