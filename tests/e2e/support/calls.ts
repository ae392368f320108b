import type { BrowserContext, Page, Request, Route } from '@playwright/test';
import { AREAS, posted } from '@bhoj/domain/catalogue/areas';
import { REGION } from '@bhoj/domain/catalogue/region';
import type { Contract } from '@bhoj/domain/kernel/contract';

const AREA = new RegExp(`/${REGION}/(?:${AREAS.join('|')})$`);

/** True for the address of an area, where many contracts are called. */
export const isArea = (address: string): boolean => AREA.test(address);

/** Returns the address of a request; for a call to an area, with the name of the contract at its end. */
export function addressOf(request: Request): string {
  const address = request.url();
  if (!isArea(address)) return address;
  const sent = request.postDataJSON() as { readonly data?: { readonly name?: string } } | null;
  return `${address}/${sent?.data?.name ?? ''}`;
}

/** Lets `act` answer the calls of a contract in an area, until the returned function is called. */
export async function intercept(
  where: BrowserContext | Page,
  contract: Contract,
  act: (route: Route) => Promise<void>,
): Promise<() => Promise<void>> {
  const { to } = posted(contract, null);
  const address = new RegExp(`/${REGION}/${to}$`);
  const answer = (route: Route) =>
    addressOf(route.request()).endsWith(`/${contract.name}`) ? act(route) : route.fallback();
  await where.route(address, answer);
  return () => where.unroute(address, answer);
}
