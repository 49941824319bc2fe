/** A pause that can be cut short. */
export class Alarm {
  private ringNow: (() => void) | undefined;

  wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.ringNow = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  ring(): void {
    this.ringNow?.();
  }
}
