import { spawn } from 'node:child_process';

/** The pause between two checks whether the services have ended, in milliseconds; `sleep 0.1` in the script. */
const PAUSE_MS = 100;

/**
 * A shell script that waits until its stdin ends. The kernel closes the pipe when the start program exits, whatever the cause. The script then stops
 * the services and, after them, Redis and PostgreSQL. It reads all pid files before it sends any signal, because a new start may soon write its own.
 * It reads only pid files in the start program's own folder, because it may run as root.
 *
 * The script represents a process as `<pid>:<start time>` (see ProcessIdentity). It checks the identity before each signal: pid files survive a
 * reboot, and another process may get the id of a service that has ended while the script waits for the other services.
 */
const SCRIPT = `
  # Prints the process of a pid file.
  recorded() {
    pid=
    start_time=
    { read -r pid; read -r start_time; } < "$1"
    [ -n "$pid" ] && echo "$pid:$start_time"
  }
  # Whether a process runs. A zombie process does not. Without /proc there are no start times.
  is_running() {
    kill -0 "\${1%:*}" || return 1
    [ -e /proc/self ] || return 0
    stat=
    read -r stat < "/proc/\${1%:*}/stat"
    identity=$1
    set -- \${stat##*) }
    [ "$1" != Z ] && [ "\${20}" = "\${identity#*:}" ]
  }
  # Prints the process ids of those that run.
  running() {
    for process; do is_running "$process" && echo "\${process%:*}"; done
  }
  cat > /dev/null
  redis=$(recorded "$1/run/redis.pid")
  postgres=$(recorded "$1/run/postgres.pid")
  services=
  for file in "$1"/run/*.pid; do
    case $file in */redis.pid|*/postgres.pid) ;; *) services="$services $(recorded "$file")" ;; esac
  done
  kill -s TERM $(running $services)
  tries=0
  while [ -n "$(running $services)" ] && [ $tries -lt "$2" ]; do sleep 0.1; tries=$((tries + 1)); done
  kill -s KILL $(running $services)
  kill -s TERM $(running $redis)
  kill -s INT $(running $postgres)
`;

/**
 * Starts a shell process that stops the stack when this process is killed and cannot stop the stack itself (`kill -9`, a closed container shell).
 * @param stopTimeoutMs how long the services may take to stop; after this time they are killed
 * @returns a function that ends the watchdog without stopping the stack, for a regular shutdown
 */
export function startStackWatchdog(dataDir: string, stopTimeoutMs: number): () => void {
  // The watchdog has its own process group, because Ctrl-C in the terminal must not end the watchdog before the stack has stopped.
  const watchdog = spawn('/bin/sh', ['-c', SCRIPT, 'watchdog', dataDir, String(stopTimeoutMs / PAUSE_MS)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  watchdog.unref();
  return () => void watchdog.kill('SIGKILL');
}
