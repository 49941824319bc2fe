/**
 * Leaves a provider alone for a while after it failed several times in a row: nobody waits for what is not there. After the pause one question
 * goes through; if that fails as well, the pause begins anew.
 */
export class FailurePause {
  private failures = 0;
  private until = 0;

  constructor(
    private readonly atMost: number,
    private readonly pauseMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  get isOn(): boolean {
    return this.now() < this.until;
  }

  worked(): void {
    this.failures = 0;
  }

  failed(): void {
    this.failures += 1;
    if (this.failures >= this.atMost) this.until = this.now() + this.pauseMs;
  }
}
