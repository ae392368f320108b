import { part } from '../../part.ts';

/** The words of receipt and refund vouchers, as the CGST Rules have them. */
export const depositVoucherPart = part('depositVoucher', {
  receipt: 'Receipt voucher',
  refund: 'Refund voucher',
  number: 'Number',
  date: 'Date',
  against: 'Receipt voucher',
  party: 'Received from',
  booking: 'Advance for',
  bookingOf: (moment: string, guests: number) => `restaurant service on ${moment}, ${guests} guests`,
  place: 'Place of supply',
  reverse: 'Tax on reverse charge',
  no: 'No',
  paidBy: 'Paid by',
  methods: { cash: 'Cash', upi: 'UPI', card: 'Card', other: 'Other' },
  reason: 'Reason',
  taxable: 'Value without tax',
  total: 'Amount',
  kept: (hours: number) =>
    `Kept if the party does not come or cancels less than ${hours} hours before its time; otherwise taken off the bill or given back.`,
  returned: 'Taken off the bill, or given back if the party does not come.',
  signature: (seller: string) => `For ${seller}: authorised signatory`,
});
