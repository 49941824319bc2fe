import { spawn } from 'node:child_process';

/**
 * Waits until stdin reaches its end: the kernel closes the pipe when the start program exits, whatever the cause. Then stops the services,
 * then Redis and PostgreSQL. The pid files are read once, before any signal is sent, because a new start may soon write its own. Only pid
 * files in the start program's own folder are read, because the watchdog may run as root.
 */
const SCRIPT = `
  cat > /dev/null
  redis=$(cat "$1/run/redis.pid")
  postgres=$(cat "$1/run/postgres.pid")
  services=
  for file in "$1"/run/*.pid; do
    case $file in */redis.pid|*/postgres.pid) ;; *) services="$services $(cat "$file")" ;; esac
  done
  kill -s TERM $services
  tries=0
  while kill -0 $services && [ $tries -lt 100 ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -s KILL $services
  [ -n "$redis" ] && kill -s TERM "$redis"
  [ -n "$postgres" ] && kill -s INT "$postgres"
`;

/**
 * Starts a shell process that stops the stack when this process is killed without a chance to stop it itself (`kill -9`, a closed container shell).
 * @returns ends the watchdog without touching the stack, for a regular shutdown
 */
export function startParentExitWatchdog(dataDir: string): () => void {
  // In its own process group: Ctrl-C in the terminal must not end the watchdog before the stack has stopped.
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return () => void watchdog.kill('SIGKILL');
}
