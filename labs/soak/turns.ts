/**
 * Decides whose turn it is. Every transaction of the functions and every direct write of a screen waits here. In turn:
 * one runs at a time, and `draw` picks the next of those that wait, so the same draws give the same interleaving. At
 * once: none waits.
 */
export class Turns {
  readonly #waiting: (() => void)[] = [];
  readonly #draw: (many: number) => number;
  #isBusy = false;
  #isAtOnce = false;

  /** @param draw a number from 0 up to, and without, the given one */
  constructor(draw: (many: number) => number) {
    this.#draw = draw;
  }

  /** Call it while nothing runs. */
  allAtOnce(isAtOnce: boolean): void {
    this.#isAtOnce = isAtOnce;
  }

  async take<T>(work: () => Promise<T>): Promise<T> {
    if (this.#isAtOnce) return work();
    await new Promise<void>((go) => {
      this.#waiting.push(go);
      this.#drawNext();
    });
    try {
      return await work();
    } finally {
      this.#isBusy = false;
      this.#drawNext();
    }
  }

  /** Draws after all code that the last turn resumed has reached its own next turn. */
  #drawNext(): void {
    if (this.#isBusy) return;
    this.#isBusy = true;
    setImmediate(() => setImmediate(() => this.#callNext()));
  }

  #callNext(): void {
    const [go] = this.#waiting.splice(this.#draw(Math.max(1, this.#waiting.length)), 1);
    if (go === undefined) this.#isBusy = false;
    else go();
  }
}
