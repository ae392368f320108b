/**
 * Upgrades of stored orders from earlier versions. The documents are not decoded, so instants are the SDK's
 * timestamps.
 */
import { fromHindiName } from '../../catalogue/hindi-name.ts';
import { ALWAYS } from './order.schema.ts';

type Stored = Record<string, unknown>;

const mapOf = (value: unknown): Record<string, Stored> => (value ?? {}) as Record<string, Stored>;
const idsOf = (value: unknown): string[] => (value ?? []) as string[];
const mapValues = <T>(map: Record<string, Stored>, change: (value: Stored) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(map).map(([id, value]) => [id, change(value)]));

/** Upgrades version 1, which had at most one document per order and no discounts, part payments or corrections. */
export function fromOneSettlement({ settlement, ...stored }: Stored): Stored {
  const old = (settlement ?? null) as Stored | null;
  const lines = mapOf(stored['lines']);
  return {
    cancelReasons: {},
    cancelSeen: [],
    kitchenUntil: stored['state'] === 'open' ? new Date(ALWAYS) : null,
    kots: Object.values(mapOf(stored['rounds'])).map(({ kot }) => kot),
    takenBy: null,
    label: null,
    deliveryChargePaise: 0,
    discount: null,
    billed: old === null ? {} : mapValues(lines, ({ quantity }) => quantity),
    payments: [],
    partRequests: {},
    returnedPayments: [],
    customerName: null,
    request: null,
    upiClaim: null,
    reviewed: false,
    cancelReason: null,
    mergedInto: null,
    billsAgain: null,
    settlements: old === null ? [] : [{ ...old, issuedAt: stored['closedAt'], voidedAt: null }],
    ...stored,
  };
}

/** Stands for "time not known" in progress of orders that kept no times. */
const TIME_NOT_KNOWN = new Date(0);

const withoutTimes = (ids: unknown): Record<string, Date> =>
  Object.fromEntries(idsOf(ids).map((id) => [id, TIME_NOT_KNOWN]));

/** Authors were stored by label or name only, without an id. */
const authorOf = (by: unknown): Stored => ({ id: null, ...(by as Stored) });
const memberOf = (name: unknown): Stored | null =>
  typeof name === 'string' ? { kind: 'captain', label: name, id: null } : null;

const documentOf = ({ invoiceId, number, bill, voidedAt }: Stored): Stored => ({
  invoiceId,
  number,
  totalPaise: (bill as Stored)['totalPaise'],
  isVoid: voidedAt !== null,
});

/** Upgrades version 2, which kept 44 fields side by side, including the order's money. */
export function fromFlatFields(stored: Stored): Stored {
  const { code, wrongCodes, codeLockedUntil, trusted, joined, pendingRounds, declinedRounds, ...a } = stored;
  const { cooking, ready, served, cancelled, cancelReasons, cancelSeen, request, upiClaim, ...b } = a;
  const { customerId, customerName, cancelReason, mergedInto, reviewed, takenBy, lines, rounds, ...c } = b;
  const { discount, payments, partRequests, returnedPayments, settlements, ...kept } = c;
  const asked = request as Stored | null;
  const issued = (settlements ?? []) as Stored[];
  const hasMoney = discount !== null || issued.length > 0 || Object.keys(mapOf(partRequests)).length > 0;
  return {
    ...kept,
    takenBy: memberOf(takenBy),
    customer: typeof customerId === 'string' ? { id: customerId, name: customerName } : null,
    joining: { code, wrongCodes, codeLockedUntil, trusted, guests: joined },
    lines: mapValues(mapOf(lines), (line) => ({ ...line, by: authorOf(line['by']) })),
    rounds: mapValues(mapOf(rounds), (round) => ({ acceptedBy: null, ...round, by: authorOf(round['by']) })),
    acceptance: { waiting: pendingRounds, declined: declinedRounds },
    progress: {
      cooking: withoutTimes(cooking),
      ready: withoutTimes(ready),
      served: withoutTimes(served),
      cancelled: Object.fromEntries(
        idsOf(cancelled).map((id) => {
          const reason = (cancelReasons as Record<string, string> | undefined)?.[id] ?? '';
          return [id, { reason, at: TIME_NOT_KNOWN, by: null }];
        }),
      ),
      cancelSeen: withoutTimes(cancelSeen),
    },
    requests: {
      service: asked && { ...asked, takenBy: memberOf(asked['takenBy']) },
      upiDeclaration: upiClaim,
    },
    documents: issued.map(documentOf),
    ending: { cancelReason, mergedInto, reviewed },
    hasMoney: false,
    earlierMoney: hasMoney ? { discount, payments, partRequests, returnedPayments, settlements } : null,
  };
}

/** Upgrades version 6, which did not know goods and charged nothing for packing. */
export const withoutGoods = (stored: Stored): Stored => ({
  packingPaise: 0,
  packingTaxBp: null,
  ...stored,
  lines: mapValues(mapOf(stored['lines']), (line) => ({ hsn: '', ...line })),
});

/** Upgrades version 3, where Hindi was the only further language. */
export const fromHindiNames = (stored: Stored): Stored => ({
  ...stored,
  lines: mapValues(mapOf(stored['lines']), (line) => {
    const variant = line['variant'] as Stored | null;
    return {
      ...fromHindiName(line),
      variant: variant && fromHindiName(variant),
      addOns: (line['addOns'] as Stored[]).map(fromHindiName),
    };
  }),
});

/** Upgrades version 7, whose lines knew neither their category nor offers. */
export const withoutOffers = (stored: Stored): Stored => ({
  ...stored,
  lines: mapValues(mapOf(stored['lines']), (line) => ({ categoryId: null, offer: null, ...line })),
});

/** Upgrades version 8, which had the fields of the groups `kitchen`, `extras` and `billing` side by side. */
export function withGroups(stored: Stored): Stored {
  const { kitchenUntil, kitchenLookAt = null, ...a } = stored;
  const { deliveryChargePaise, deliveryTaxBp, packingPaise, packingTaxBp, extrasIncludeTax, ...b } = a;
  const { billed, documents, billsAgain, satMinutes, hasMoney, earlierMoney, ...kept } = b;
  return {
    ...kept,
    kitchen: { until: kitchenUntil, lookAt: kitchenLookAt },
    extras: {
      deliveryPaise: deliveryChargePaise,
      deliveryTaxBp,
      packingPaise,
      packingTaxBp,
      ...(extrasIncludeTax !== undefined && { taxIncluded: extrasIncludeTax }),
    },
    billing: {
      billed,
      documents,
      billsAgain,
      ...(satMinutes !== undefined && { satMinutes }),
      hasMoney,
      earlierMoney,
    },
  };
}
