import { createContext, use, useCallback } from 'react';
import type { Right } from '@bhoj/domain/catalogue/rights';
import type { Approvable } from '@bhoj/domain/kernel/contract';
import { mayOpen } from '@bhoj/domain/catalogue/page-rights';
import { rightsOfRole } from '@bhoj/domain/catalogue/role-rights';
import { routeAt } from '@bhoj/domain/catalogue/routes';
import type { RouteName } from '@bhoj/domain/catalogue/routes';
import { WorkplaceContext } from './restaurant.tsx';

/** The rights of a member's record; null while it loads. Provided by app/restaurant. */
export const RightsContext = createContext<readonly Right[] | null>(null);

/**
 * The rights of a member, from their record. While it loads, captains and cooks have the rights of their jobs, so that
 * their screens need not wait; for other members it is null. It is null for the owner too, who has no record of rights
 * and may do everything.
 */
export function useRights(): readonly Right[] | null {
  const workplace = use(WorkplaceContext);
  const known = use(RightsContext);
  return workplace === null ? null : (known ?? rightsOfRole(workplace.role));
}

/** Returns whether the person at this page has a right. The server and the rules ask again at every act. */
export function useMay(): (right: Right) => boolean {
  const isOwner = use(WorkplaceContext)?.role === 'owner';
  const rights = useRights();
  return useCallback((right: Right) => isOwner || rights?.includes(right) === true, [isOwner, rights]);
}

/** Returns an act for those who have the right to it, and null for others. */
export function useIfMay(): <T>(right: Right, act: T) => T | null {
  const may = useMay();
  return (right, act) => (may(right) ? act : null);
}

/** Returns whether the person at this page may open a page. */
export function useMayGo(): (name: RouteName) => boolean {
  const workplace = use(WorkplaceContext);
  const rights = useRights();
  return (name) => workplace !== null && mayOpen(name, workplace.role, rights) === true;
}

/** Returns whether the person may open the page at an address. An address without a path stays on the open page. */
export function useMayFollow(): (address: string) => boolean {
  const mayGo = useMayGo();
  return (address) => {
    if (!address.startsWith('/')) return true;
    const [path = ''] = address.split(/[?#]/);
    const at = routeAt(path);
    return at !== null && mayGo(at.name);
  };
}

/** Returns an address that the person at this page may open, and null for another. */
export function useIfMayFollow(): <T extends string | null>(address: T) => T | null {
  const mayFollow = useMayFollow();
  return (address) => (address !== null && mayFollow(address) ? address : null);
}

/** The part of a contract that says who may call it, and who may ask for it. */
interface Allowing {
  readonly needs: readonly Right[];
  readonly approvable?: Approvable<Right>;
}

/**
 * Returns whether the person at this page may try what a contract does: they may do it, or ask somebody who may. In the
 * second case the server refuses the act, and the refusal offers to ask (`joint/approvals`).
 */
export function useMayTry(): (contract: Allowing) => boolean {
  const may = useMay();
  return ({ needs, approvable }) => needs.every(may) || approvable?.asking.some(may) === true;
}

/** Returns an act for those who may do it or ask for it, and null for others. */
export function useIfMayTry(): <T>(contract: Allowing, act: T) => T | null {
  const mayTry = useMayTry();
  return (contract, act) => (mayTry(contract) ? act : null);
}
