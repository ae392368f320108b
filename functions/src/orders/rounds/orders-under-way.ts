/** The most orders that an instance remembers; more are forgotten together, which costs each a read. */
const MOST = 5_000;

const underWay = new Set<string>();

/** True when this instance has sent a round of the order, so that it holds its table by now. */
export const isUnderWay = (orderId: string): boolean => underWay.has(orderId);

export function rememberUnderWay(orderId: string): void {
  if (underWay.size >= MOST) underWay.clear();
  underWay.add(orderId);
}
