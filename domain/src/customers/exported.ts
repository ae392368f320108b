import { z } from 'zod';
import { CONSENT_WAYS } from './customer.schema.ts';
import { favouritesOf } from './habit.ts';
import type { Customer } from './customer.schema.ts';

/** The number of customers on one page of the file. Each page is audited with its reason. */
export const EXPORT_PAGE = 200;

/** A line of the file of all customers. Times are epoch ms. */
export const customerLineSchema = z.object({
  id: z.string(),
  name: z.string().nullable(),
  mobile: z.string(),
  visits: z.int(),
  spentPaise: z.int(),
  firstSeenAt: z.number(),
  lastSeenAt: z.number(),
  /** When they agreed to messages with offers; null when they did not. */
  offersSince: z.number().nullable(),
});
export type CustomerLine = z.output<typeof customerLineSchema>;

/** The parts of a person's file that one file may not hold whole. */
export const LEFT_OUT = ['orders', 'addresses', 'bookings'] as const;
export type LeftOut = (typeof LEFT_OUT)[number];

const consentLine = z.object({
  purpose: z.string(),
  version: z.int(),
  at: z.number(),
  how: z.enum(CONSENT_WAYS).optional(),
});

/** All data that the restaurant keeps about one person, as the person may read it. */
export const personalDataSchema = customerLineSchema.extend({
  consents: z.array(consentLine),
  withdrawn: z.array(z.object({ purpose: z.string(), at: z.number(), by: z.string() })),
  company: z.object({ name: z.string(), gstin: z.string(), address: z.string() }).nullable(),
  note: z.string(),
  allergies: z.string(),
  messages: z.int(),
  dishes: z.array(z.object({ name: z.string(), count: z.int() })),
  months: z.array(z.object({ month: z.string(), spentPaise: z.int() })),
  bills: z.array(z.object({ number: z.string(), at: z.number() })),
  otherMobiles: z.array(z.string()),
  /** Names and notes on their orders. */
  orders: z.array(z.object({ at: z.number(), names: z.array(z.string()), notes: z.array(z.string()) })),
  addresses: z.array(z.object({ at: z.number(), name: z.string(), address: z.string(), note: z.string() })),
  /** Tables booked under their numbers; `day` is a business day. */
  bookings: z.array(
    z.object({ day: z.string(), name: z.string(), note: z.string(), occasion: z.string(), food: z.string() }),
  ),
  /** Their reviews, with the owner's answer and what was done about them; empty for none. */
  reviews: z.array(
    z.object({
      at: z.number(),
      stars: z.int(),
      words: z.string(),
      answer: z.string(),
      madeRight: z.string(),
      /** Why the owner took it down; empty for a review that stands. */
      takenDown: z.string(),
    }),
  ),
  /** The kinds of data that the file has only in part, because there is too much; empty where it has all. */
  leftOut: z.array(z.enum(LEFT_OUT)),
});
export type PersonalData = z.output<typeof personalDataSchema>;

export const exportLineOf = (id: string, customer: Customer): CustomerLine => {
  const { name, mobile, visits, spentPaise, firstSeenAt, lastSeenAt, offers } = customer;
  return { id, name, mobile, visits, spentPaise, firstSeenAt, lastSeenAt, offersSince: offers?.at ?? null };
};

/** Returns what the record itself says of a person; `personFileOf` adds their orders, deliveries and reviews. */
export function personalDataOf(id: string, customer: Customer): PersonalData {
  const { consent, company, allergies, offers } = customer;
  const given = [consent, company?.consent, allergies?.consent, offers];
  return {
    ...exportLineOf(id, customer),
    consents: given.filter((one) => one !== null && one !== undefined),
    withdrawn: customer.withdrawn,
    company: company && { name: company.name, gstin: company.gstin, address: company.address },
    note: customer.note,
    allergies: allergies?.words ?? '',
    messages: customer.messages.count,
    dishes: favouritesOf(customer).map(({ name, count }) => ({ name, count })),
    months: Object.entries(customer.months)
      .map(([month, spentPaise]) => ({ month, spentPaise }))
      .toSorted((a, b) => a.month.localeCompare(b.month)),
    otherMobiles: customer.otherMobiles ?? [],
    orders: [],
    addresses: [],
    bookings: [],
    reviews: [],
    leftOut: [],
    bills: customer.lately.flatMap(({ at, bills }) => bills.map(({ number }) => ({ number, at }))),
  };
}
