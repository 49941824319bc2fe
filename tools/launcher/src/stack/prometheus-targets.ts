import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Writes `prometheus-targets.json`, from which a Prometheus on this machine learns the ports of the metrics, which are others at each start
 * (https://prometheus.io/docs/prometheus/latest/configuration/configuration/#file_sd_config). It contains no secrets, and every user may read it.
 * @param metrics the base URL of the metrics of each process, by its name
 * @returns a function that deletes the file
 */
export function writePrometheusTargets(dataDir: string, metrics: Readonly<Record<string, string>>): () => void {
  const file = join(dataDir, 'prometheus-targets.json');
  const targets = Object.entries(metrics).map(([service, url]) => ({
    targets: [new URL(url).host],
    labels: { service },
  }));
  // Removed first, because a file that exists keeps its rights.
  rmSync(file, { force: true });
  writeFileSync(file, `${JSON.stringify(targets, undefined, 2)}\n`, { mode: 0o644 });
  return () => rmSync(file, { force: true });
}
