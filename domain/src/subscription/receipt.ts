import { halfRateOf, minus, partOf, plus, rateOf, sum } from '../money/money.ts';
import { platformRateAt, stateTaxOf } from '../statute/gst.ts';
import type { Paise } from '../money/money.ts';
import type { StateTax } from '../statute/gst.ts';
import type { PlatformSeller } from './plan.schema.ts';

/** A tax in a price: its name and its rate in basis points. */
export interface ReceiptTax {
  readonly name: 'CGST' | StateTax | 'IGST';
  readonly taxBp: number;
  readonly amountPaise: Paise;
}

/** The parts of a price that includes GST. Taxable value, taxes and round-off add up to the price. */
export interface ReceiptTaxes {
  readonly taxablePaise: Paise;
  readonly taxes: readonly ReceiptTax[];
  readonly roundOffPaise: Paise;
}

const BASIS = 10_000;

/** Returns the taxable value of a price that includes tax: the price ÷ (1 + rate), to the nearest paisa. */
const valueWithin = (pricePaise: Paise, taxBp: number): Paise => partOf(pricePaise, BASIS, BASIS + taxBp);

/**
 * Takes the GST out of a price: CGST and the State's half for a buyer in the seller's State, IGST for any other. A buyer
 * without a GSTIN counts as one in the seller's State.
 */
function takeApart(
  pricePaise: Paise,
  taxBp: number,
  states: { seller: string; buyer: string },
): ReceiptTaxes {
  const taxablePaise = valueWithin(pricePaise, taxBp);
  const half = halfRateOf(taxablePaise, taxBp);
  const isWithinState = states.buyer === '' || states.buyer.slice(0, 2) === states.seller.slice(0, 2);
  const taxes: readonly ReceiptTax[] = isWithinState
    ? [
        { name: 'CGST', taxBp: taxBp / 2, amountPaise: half },
        { name: stateTaxOf(states.seller), taxBp: taxBp / 2, amountPaise: half },
      ]
    : [{ name: 'IGST', taxBp, amountPaise: rateOf(taxablePaise, taxBp) }];
  const net = plus(taxablePaise, sum(taxes.map(({ amountPaise }) => amountPaise)));
  return { taxablePaise, taxes, roundOffPaise: minus(pricePaise, net) };
}

/**
 * Returns the GST in a payment to the platform; null when it was paid before the platform's details were valid. Then
 * the receipt is plain and shows the price without tax (P-PLAN-2).
 */
export function receiptTaxesOf(
  payment: { readonly amountPaise: Paise; readonly paidAt: number },
  seller: PlatformSeller | null,
  buyerGstin: string,
): ReceiptTaxes | null {
  if (seller === null || payment.paidAt < seller.since) return null;
  const rate = platformRateAt(payment.paidAt);
  return takeApart(payment.amountPaise, rate, { seller: seller.gstin, buyer: buyerGstin });
}
