/** ms by which the server's clock is ahead of the phone's, once the server told its time. */
let offset = 0;

/** Takes the server's time (epoch ms), which it tells when a round's prices are not those that it has. */
export function takeTold(at: number): void {
  offset = at - Date.now();
}

/** Returns the current time by the server's clock, as far as the server has told it: prices and portions go by it. */
export const toldNow = (): number => Date.now() + offset;
