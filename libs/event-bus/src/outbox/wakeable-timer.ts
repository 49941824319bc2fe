/** A timer whose delay can be ended early with `wake`. */
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
