/**
 * Stops calls to a provider after `failureThreshold` failures in a row, for `cooldownMs`. After that calls are let through again; the next failure
 * opens the breaker for another `cooldownMs`, and a success closes it.
 */
export class CircuitBreaker {
  private consecutiveFailures = 0;
  private openUntil = 0;

  constructor(
    private readonly failureThreshold: number,
    private readonly cooldownMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** While this is true, callers must not call the provider. */
  get isOpen(): boolean {
    return this.now() < this.openUntil;
  }

  recordSuccess(): void {
    this.consecutiveFailures = 0;
  }

  recordFailure(): void {
    this.consecutiveFailures += 1;
    if (this.consecutiveFailures >= this.failureThreshold) this.openUntil = this.now() + this.cooldownMs;
  }
}
