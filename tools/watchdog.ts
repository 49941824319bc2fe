import { spawn } from 'node:child_process';

/**
 * Reads its stdin until the other end is closed, which the system does for every process that ends, by whatever signal.
 * The pids are read at that moment, because a new start may soon write its own. Databases end last. Only pid files in the
 * start program's own folder are read, because the watchdog may run as root and signals every id in them.
 */
const WATCH = `
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
 * Ends a stack whose start program was killed so hard that it could not do it itself (`kill -9`, a closed container shell).
 * @returns lets go of the stack, for when it was stopped in good order
 */
export function watchOver(dataDir: string): () => void {
  // A process group of its own: Ctrl-C in the terminal must not end the watchdog before its work is done.
  const watchdog = spawn('/bin/sh', ['-c', WATCH, 'watchdog', dataDir], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return () => void watchdog.kill('SIGKILL');
}
