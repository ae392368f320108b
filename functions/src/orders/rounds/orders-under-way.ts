/** The most orders that an instance remembers. Beyond that it forgets all of them, which costs one read for each. */
const MOST = 5_000;

const underWay = new Set<string>();

/** True when this instance has sent a round of the order, so the order holds its table by now. */
export const isUnderWay = (orderId: string): boolean => underWay.has(orderId);

export function rememberUnderWay(orderId: string): void {
  if (underWay.size >= MOST) underWay.clear();
  underWay.add(orderId);
}
