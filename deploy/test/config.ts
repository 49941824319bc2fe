// Removes the value 'test' that Jest gives to NODE_ENV, with which Vite would build the web app for development.
const { NODE_ENV: _, ...inherited } = process.env;

/** The environment of the steps that build an image. npm uses packages from its cache where it can, instead of the registry. */
export const imageBuildEnvironment: NodeJS.ProcessEnv = {
  ...inherited,
  npm_config_prefer_offline: 'true',
  NX_DAEMON: 'false',
};
