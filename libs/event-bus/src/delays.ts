/** Varies a delay by up to 25 % at random, so that processes which began to wait together do not end together. */
export const withJitter = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2);

/** A timer whose delay can be ended early with `wake`. */
export class WakeableTimer {
  private isWoken = false;
  private endDelay: (() => void) | undefined;

  /** Resolves after `milliseconds`, or when `wake` is called. Resolves at once when `wake` was called since the previous wait. */
  async wait(milliseconds: number): Promise<void> {
    if (!this.isWoken) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        this.endDelay = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
    this.isWoken = false;
  }

  wake(): void {
    this.isWoken = true;
    this.endDelay?.();
  }
}
