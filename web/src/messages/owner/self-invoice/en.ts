import { part } from '../../part.ts';

/** The tax that a restaurant owes for a supplier without a GSTIN, on the page of expenses and on paper. */
export const selfInvoicePart = part('selfInvoice', {
  title: 'Reverse charge',
  suggested: {
    rent: 'Has the landlord no GSTIN? Then you owe the GST on this rent and make an invoice to yourself, within 30 days.',
    transport:
      'Did a transporter without a GSTIN carry goods with a consignment note? Then you owe the GST and make an invoice to yourself, within 30 days.',
    security:
      'Does this firm have no GSTIN? Then you owe the GST on its guards and make an invoice to yourself, within 30 days.',
    director:
      'A company owes the GST on the fee of a director who has no GSTIN, and makes an invoice to itself, within 30 days. A salary bears none.',
  },
  make: 'Make a self-invoice',
  made: (number: string, tax: string) => `Self-invoice ${number}: you owe ${tax} of GST.`,
  declared: (month: string, isComposition: boolean) =>
    isComposition
      ? `It is in the CMP-08 of ${month}, in the row of supplies under reverse charge.`
      : `It is in the GSTR-3B of ${month}, in 3.1(d).`,
  late: (month: string) =>
    `Its tax fell due in ${month}, but that return was marked filed before. Interest may be due; ask your accountant.`,
  locked: 'Amount, vendor and month stay while the self-invoice stands.',
  print: 'Print the self-invoice',
  printVoucher: 'Print the payment voucher',
  voucher: (number: string, day: string, method: string) =>
    `Payment voucher ${number}: paid on ${day}, ${method}.`,
  voucherDiffers:
    'The expense says another day or way of paying than the voucher. If the voucher is wrong, declare the self-invoice void and make it anew. Once a return with it is marked filed, both stay; then ask your accountant.',
  voucherMissing: 'The supplier is paid, so a payment voucher is due (Rule 52).',
  makeVoucher: 'Make the payment voucher',
  voucherMade: 'The payment voucher is made.',
  methods: {
    drawer: 'cash from the drawer',
    cash: 'cash',
    upi: 'UPI',
    card: 'card',
    bank: 'bank transfer',
  },
  takeBack: 'Declare it void',
  offline: 'You are offline. A self-invoice needs the server.',

  dialogTitle: 'Make a self-invoice',
  kind: 'What was supplied',
  kinds: {
    rent: 'Rent of a shop or another place that is no home',
    transport: 'Goods transport with a consignment note',
    security: 'Security guards, not from a company',
    director: 'A director’s fee',
  },
  supplier: 'Supplier',
  address: 'The supplier’s address',
  state: 'The supplier’s State',
  stateHint: 'In another State than yours IGST is due, not CGST and SGST.',
  otherState:
    'A landlord who lives in another State may count as one of yours: it is argued. Ask your accountant once, then keep to it.',
  missing: 'Enter the supplier’s name and address.',
  value: 'Value',
  taxOf: (name: string, rate: string) => `${name} ${rate} %`,
  month: 'Month of the tax',
  mayBeLate: 'If you marked the return of that month filed, the tax is in this month’s return instead.',
  credit: 'Your registration claims this tax back: it is in 4(A)(3), too.',
  cost: 'At your rate of tax no credit is given: the tax is a cost.',
  reading: 'Reading the registration of that day…',
  notRead:
    'The bill that shows your registration on that day could not be read. Go online and open this again.',
  notDue: 'The law asks no tax of you for this kind on that day.',
  notDueThen:
    'By the registration on your last bill until that day, the law asks no tax of you for this kind. If your registration changed after that bill, this cannot be made here; ask your accountant.',
  issue: 'Make it',
  issued: 'The self-invoice is made.',

  voidTitle: (number: string) => `Declare ${number} void?`,
  voidHint:
    'Its number and that of its payment voucher stay used, its tax leaves the return, and the expense may change again.',
  filed:
    'A return with this self-invoice is marked filed, so it stays. If that return is not filed, take its mark back first; otherwise ask your accountant.',
  reason: 'Reason',
  reasonMissing: 'Give a reason.',
  voidIt: 'Declare void',
  voided: (number: string) => `${number} is void.`,

  open: 'Self-invoices',
  list: {
    title: (month: string) => `Self-invoices of ${month}`,
    hint: 'Those that were made, paid with a voucher, or declared in this month.',
    none: 'No self-invoice was made or is declared in this month.',
    loading: 'Loading the self-invoices',
    couldNotLoad: 'The self-invoices could not be loaded.',
    offline: 'You are offline, and the self-invoices are not on this device.',
    fileName: (month: string) => `self-invoices-${month}.csv`,
    sum: (count: number, tax: string) =>
      count === 1
        ? `1 self-invoice is declared in this month, ${tax} of tax`
        : `${count} self-invoices are declared in this month, ${tax} of tax`,
    cut: (count: number) => `Only ${count} are read, so there may be more and the tax higher.`,
    columns: {
      number: 'Self-invoice',
      date: 'Date',
      supplier: 'Supplier',
      kind: 'Kind',
      value: 'Value',
      igst: 'IGST',
      cgst: 'CGST',
      sgst: 'SGST or UTGST',
      tax: 'Tax',
      month: 'Month of the tax',
      voucher: 'Payment voucher',
      state: 'State',
    },
    noVoucher: 'none',
    stands: 'Stands',
    isVoid: 'Void',
  },

  paper: {
    title: 'Self-invoice',
    law: 'Invoice for a supply from an unregistered person, CGST Act s. 31(3)(f)',
    gstin: (gstin: string) => `GSTIN ${gstin}`,
    number: 'Number',
    date: 'Date',
    from: 'Supplier, unregistered',
    what: 'Supply',
    code: 'SAC',
    place: 'Place of supply',
    reverse: 'Tax payable on reverse charge',
    yes: 'Yes',
    value: 'Taxable value',
    tax: 'Tax payable by the recipient',
    voucherTitle: 'Payment voucher',
    voucherLaw: 'Payment to an unregistered supplier under reverse charge, CGST Act s. 31(3)(g), Rule 52',
    against: 'Self-invoice',
    paid: 'Amount paid',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    stateOf: 'Supplier’s State',
    received: 'Received by the supplier',
    void: 'VOID',
    signature: (name: string) => `For ${name}: authorised signatory`,
  },
});
