/**
 * Stops calls to a failing provider: after `failureThreshold` failures in a row, the breaker is open for `cooldownMs`. Then one more
 * failure opens it again for `cooldownMs`, and a success closes it.
 */
export class CircuitBreaker {
  private consecutiveFailures = 0;
  private openUntil = 0;

  constructor(
    private readonly failureThreshold: number,
    private readonly cooldownMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** Whether the breaker is open. While it is open, callers must not call the provider. */
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
