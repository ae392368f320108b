import { same } from '../kernel/same.ts';
import { COMPANY_CONSENT_VERSION } from './customer.schema.ts';
import type { Buyer } from './buyer.schema.ts';
import type { Customer } from './customer.schema.ts';

/** Returns the company that a customer agreed to have kept for their bills; null without one. */
export function companyOf({ company }: Pick<Customer, 'company'>): Buyer | null {
  if (company === null) return null;
  const { consent: _, ...buyer } = company;
  return buyer;
}

/**
 * True when a guest's phone may put a buyer on a record: only where the number is new to the restaurant. Anybody can
 * type the number of somebody who has been here before, or whom the owner added (P-CONSENT-3).
 */
export const mayKeepUnseen = ({
  visits,
  company,
  consent,
}: Pick<Customer, 'visits' | 'company' | 'consent'>): boolean =>
  visits === 0 && company === null && consent.how === undefined;

/**
 * Returns the customer with the buyer kept for the next time, by their consent at `at`; null when it is already kept.
 */
export const withCompany = (customer: Customer, buyer: Buyer, at: number): Customer | null =>
  same(companyOf(customer), buyer)
    ? null
    : {
        ...customer,
        company: { ...buyer, consent: { purpose: 'bill', version: COMPANY_CONSENT_VERSION, at } },
      };
