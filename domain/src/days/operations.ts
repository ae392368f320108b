import { taxableOf } from '../billing/bill/bill.ts';
import { withCombos } from './day-dishes.ts';
import { plus, times, ZERO } from '../money/money.ts';
import { minuteOfDay } from '../time/ist.ts';
import type { Invoice } from '../billing/documents/invoice.ts';
import type { Waits } from '../billing/shape/document-service.schema.ts';
import { LARGEST_PARTY_APART } from './operations.schema.ts';
import type { Covers, Operations } from './operations.schema.ts';

/** Returns the hour (IST) of a time, `00` to `23`. */
export const hourKeyOf = (at: number): string => String(Math.floor(minuteOfDay(at) / 60)).padStart(2, '0');

/** Returns the entries with one changed. An entry without a bill is left out, so that void bills leave nothing. */
function changed<T>(
  into: Readonly<Record<string, T>>,
  key: string,
  change: (known: T | undefined) => T,
  billsOf: (entry: T) => number,
): Record<string, T> {
  const known = Object.hasOwn(into, key) ? into[key] : undefined;
  const entry = change(known);
  const { [key]: _, ...others } = into;
  return billsOf(entry) === 0 ? others : Object.fromEntries([...Object.entries(others), [key, entry]]);
}

/** How many members a day tells apart, so that its document always fits into Firestore's 1 MiB. */
export const MOST_MEMBERS_OF_DAY = 200;

/** The key of the entry for all further members. Once it exists, no member gets a new entry. */
const FURTHER_MEMBERS = 'further';

function withMembers(into: Operations['byMember'], { service }: Invoice, by: 1 | -1): Operations['byMember'] {
  return Object.entries(service.byMember).reduce(
    (members, [own, { name: ownName, portions, amountPaise }]) => {
      const isFull =
        Object.keys(members).length >= MOST_MEMBERS_OF_DAY || Object.hasOwn(members, FURTHER_MEMBERS);
      const isFurther = isFull && !Object.hasOwn(members, own);
      const [key, name] = isFurther ? [FURTHER_MEMBERS, 'Others'] : [own, ownName];
      return changed(
        members,
        key,
        (known) => ({
          name: known?.name ?? name,
          bills: (known?.bills ?? 0) + by,
          portions: (known?.portions ?? 0) + by * portions,
          amountPaise: plus(known?.amountPaise ?? ZERO, times(amountPaise, by)),
        }),
        ({ bills }) => bills,
      );
    },
    into,
  );
}

/** Returns the covers with a document added or taken back; unchanged for a party that nobody counted. */
function withCovers(known: Covers, { bill, guests, service }: Invoice, by: 1 | -1): Covers {
  if (service.partySize === undefined) return known;
  const sold = { ...known, salesPaise: plus(known.salesPaise, times(taxableOf(bill), by)) };
  if (guests === 0) return sold;
  const { seatedMinutes } = service;
  return {
    ...sold,
    guests: known.guests + by * guests,
    bySize: changed(
      known.bySize,
      String(Math.min(guests, LARGEST_PARTY_APART)),
      (size) => ({
        parties: (size?.parties ?? 0) + by,
        timed: (size?.timed ?? 0) + (seatedMinutes === null ? 0 : by),
        minutes: (size?.minutes ?? 0) + by * (seatedMinutes ?? 0),
      }),
      ({ parties }) => parties,
    ),
  };
}

function addedWaits(known: Waits | undefined, more: Waits, by: 1 | -1): Pick<Operations, 'waits'> {
  const lines = (known?.lines ?? 0) + by * more.lines;
  return lines === 0 ? {} : { waits: { lines, minutes: (known?.minutes ?? 0) + by * more.minutes } };
}

/**
 * Returns the operations with a document added (`by` 1) or taken back (`by` -1). The document itself stores the amounts to add.
 */
export function operationsWith(known: Operations, invoice: Invoice, by: 1 | -1): Operations {
  const { issuedAt, guests, orderType, service } = invoice;
  const minutes = service.seatedMinutes;
  const { waits, combos, ...counted } = known;
  const sold = withCombos(combos ?? {}, invoice.bill, by);
  return {
    ...counted,
    ...(service.waits === undefined ? waits && { waits } : addedWaits(waits, service.waits, by)),
    ...(Object.keys(sold).length > 0 && { combos: sold }),
    byHour: changed(
      known.byHour,
      hourKeyOf(issuedAt),
      (hour) => ({ bills: (hour?.bills ?? 0) + by, guests: (hour?.guests ?? 0) + by * guests }),
      ({ bills }) => bills,
    ),
    billsByType: changed(
      known.billsByType,
      orderType,
      (bills) => (bills ?? 0) + by,
      (bills) => bills,
    ),
    byMember: withMembers(known.byMember, invoice, by),
    parties:
      minutes === null
        ? known.parties
        : { count: known.parties.count + by, minutes: known.parties.minutes + by * minutes },
    covers: withCovers(known.covers, invoice, by),
  };
}
