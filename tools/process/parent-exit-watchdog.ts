import { spawn } from 'node:child_process';

/** The pause between two checks whether the services have ended, `sleep 0.1`. */
const PAUSE_MS = 100;

/**
 * A shell script that waits until its stdin ends, because the kernel closes the pipe when the start program exits, whatever the cause. It
 * then stops the services, and after them Redis and PostgreSQL. It reads the pid files once, before it sends any signal, because a new
 * start may soon write its own. It reads only pid files in the start program's own folder, because it may run as root.
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
  while kill -0 $services && [ $tries -lt "$2" ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -s KILL $services
  [ -n "$redis" ] && kill -s TERM "$redis"
  [ -n "$postgres" ] && kill -s INT "$postgres"
`;

/**
 * Starts a shell process that stops the stack when this process is killed and cannot stop the stack itself (`kill -9`, a closed container
 * shell).
 * @param stopTimeoutMs how long the services may take to stop; then they are killed
 * @returns a function that ends the watchdog without stopping the stack, for a regular shutdown
 */
export function startStackWatchdog(dataDir: string, stopTimeoutMs: number): () => void {
  // The watchdog has its own process group, because Ctrl-C in the terminal must not end it before the stack has stopped.
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', dataDir, String(stopTimeoutMs / PAUSE_MS)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return () => void watchdog.kill('SIGKILL');
}
