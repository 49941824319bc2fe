/** A delay that can be ended early. */
export class WakeableTimer {
  private endDelay: (() => void) | undefined;

  /** Resolves after `milliseconds`, or at the next call of `wake`. */
  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endDelay = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  wake(): void {
    this.endDelay?.();
  }
}
