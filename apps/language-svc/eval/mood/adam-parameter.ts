const FIRST_DECAY = 0.9;
const SECOND_DECAY = 0.999;
const EPSILON = 1e-8;

/** Numbers that are trained together with the optimizer Adam (Kingma and Ba, 2014). */
export class AdamParameter {
  readonly values: Float32Array;
  /** The sum of the gradients since the last move. */
  readonly gradient: Float32Array;
  private readonly first: Float32Array;
  private readonly second: Float32Array;
  private moves = 0;

  constructor(values: Float32Array) {
    this.values = values;
    this.gradient = new Float32Array(values.length);
    this.first = new Float32Array(values.length);
    this.second = new Float32Array(values.length);
  }

  /** Moves the values against the mean of the gradients of a batch, and sets the gradient to 0. */
  move(rate: number, batch: number): void {
    this.moves += 1;
    const firstScale = 1 / (1 - FIRST_DECAY ** this.moves);
    const secondScale = 1 / (1 - SECOND_DECAY ** this.moves);
    for (let index = 0; index < this.values.length; index++) {
      const gradient = this.gradient[index]! / batch;
      this.first[index] = FIRST_DECAY * this.first[index]! + (1 - FIRST_DECAY) * gradient;
      this.second[index] = SECOND_DECAY * this.second[index]! + (1 - SECOND_DECAY) * gradient * gradient;
      this.values[index]! -=
        (rate * this.first[index]! * firstScale) / (Math.sqrt(this.second[index]! * secondScale) + EPSILON);
    }
    this.gradient.fill(0);
  }
}
