import { part } from '../../part.ts';

/** The tax that a restaurant owes instead of its supplier, on the page of expenses and on paper. */
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
    legal:
      'If you sold for more than ₹20 lakh last year, you owe the GST on an advocate’s fee. Has the advocate no GSTIN? Then make an invoice to yourself, within 30 days.',
  },
  suggestedRegistered:
    'If the supplier has a GSTIN and charged no GST, their invoice says “tax payable on reverse charge”. Then enter their invoice; you make none.',
  make: 'Make a self-invoice',
  enter: 'Enter the supplier’s invoice',
  made: (number: string, tax: string) => `Self-invoice ${number}: you owe ${tax} of GST.`,
  entered: (number: string, tax: string) => `Supplier’s invoice ${number}: you owe ${tax} of GST.`,
  declared: (month: string, isComposition: boolean) =>
    isComposition
      ? `It is in the CMP-08 of ${month}, in the row of supplies under reverse charge.`
      : `It is in the GSTR-3B of ${month}, in 3.1(d).`,
  late: (month: string) =>
    `Its tax fell due in ${month}, but that return was marked filed before. Interest may be due; ask your accountant.`,
  locked: 'Amount, vendor and month stay while the self-invoice stands.',
  lockedBySuppliers: 'Amount, vendor and month stay while the supplier’s invoice is entered.',
  print: 'Print the self-invoice',
  printVoucher: 'Print the payment voucher',
  voucher: (number: string, day: string, method: string) =>
    `Payment voucher ${number}: paid on ${day}, ${method}.`,
  voucherDiffers:
    'The expense says another day or way of paying than the voucher. If the voucher is wrong, declare it void and make it anew. Once the return of its month is marked filed, it stays; then ask your accountant.',
  voucherUnpaid:
    'The expense is not paid, but it has a payment voucher. If the voucher is wrong, declare it void. Once the return of its month is marked filed, it stays; then ask your accountant.',
  voidVoucher: 'Declare the voucher void',
  voucherIsVoid: (number: string, reason: string) => `Payment voucher ${number} is void: ${reason}`,
  printVoid: (number: string) => `Print ${number} (void)`,
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
  takeBackSuppliers: 'Take it back',
  offline: 'You are offline. A self-invoice needs the server.',

  dialogTitle: 'Make a self-invoice',
  enterTitle: 'Enter the supplier’s invoice',
  kind: 'What was supplied',
  kinds: {
    rent: 'Rent of a shop or another place that is no home',
    transport: 'Goods transport with a consignment note',
    security: 'Security guards, not from a company',
    director: 'A director’s fee',
    legal: 'An advocate’s service',
  },
  supplier: 'Supplier',
  address: 'The supplier’s address',
  state: 'The supplier’s State',
  stateHint: 'From another State than yours, IGST is due, not CGST and SGST.',
  gstin: 'The supplier’s GSTIN',
  gstinWrong: 'This is not a GSTIN. Check each of the 15 characters; the last one must fit the others.',
  gstinOwn: 'This is your own GSTIN.',
  paperNumber: 'Number of the supplier’s invoice',
  paperDate: 'Date of the supplier’s invoice',
  paperEntered:
    'An invoice of this supplier with this number is entered already. Enter it again only if this expense is another part of it.',
  charged:
    'A landlord with a GSTIN charges the tax. Enter it as the GST of the expense; you owe none beside it.',
  notYet: (day: string) =>
    `The tax falls due when you pay, and on ${day} at the latest. Enter the invoice then.`,
  registration: (day: string) => `Your registration on ${day}`,
  registrationHint: 'Your bills before and after that day show different ones.',
  registrationOf: (gstin: string, isComposition: boolean) =>
    isComposition ? `${gstin}, composition scheme` : gstin,
  noRegistration: 'No GSTIN',
  chooseRegistration: 'Choose the registration that you had on that day; it decides the tax.',
  otherState:
    'A landlord who lives in another State may count as one of yours: it is argued. Ask your accountant once, then keep to it.',
  smallRestaurant:
    'Did you sell for ₹20 lakh or less last year? Then you owe no GST on an advocate’s fee: close this and enter nothing.',
  missing: 'Enter the supplier’s name and address.',
  paperMissing: 'Enter the supplier’s name, address and GSTIN, and the number of the invoice.',
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
  notDueThen: 'By your registration on that day, the law asks no tax of you for this kind.',
  issue: 'Make it',
  issued: 'The self-invoice is made.',
  enterIt: 'Enter it',
  enteredDone: 'The supplier’s invoice is entered.',

  voidTitle: (number: string) => `Declare ${number} void?`,
  voidHint:
    'Its number and that of its payment voucher stay used, its tax leaves the return, and the expense may change again.',
  voidVoucherHint:
    'Its number stays used. The self-invoice and its tax stay as they are, and another voucher can be made.',
  takeBackTitle: (number: string) => `Take the invoice ${number} back?`,
  takeBackHint:
    'Its tax leaves the return, the number of its payment voucher stays used, and the expense may change again.',
  filed:
    'A return with this is marked filed, so it stays. If that return is not filed, take its mark back first; otherwise ask your accountant.',
  reason: 'Reason',
  reasonMissing: 'Give a reason.',
  voidIt: 'Declare void',
  takeItBack: 'Take back',
  voided: (number: string) => `${number} is void.`,
  takenBack: (number: string) => `The invoice ${number} is taken back.`,

  open: 'Self-invoices',
  list: {
    title: (month: string) => `Self-invoices of ${month}`,
    hint: 'Those that were made, paid with a voucher, or declared in this month, and suppliers’ invoices under reverse charge.',
    none: 'No self-invoice was made or is declared in this month.',
    voidPapers: 'Void papers stay in your records. You can print them.',
    loading: 'Loading the self-invoices',
    couldNotLoad: 'The self-invoices could not be loaded.',
    offline: 'You are offline, and the self-invoices are not on this device.',
    fileName: (month: string) => `self-invoices-${month}.csv`,
    sum: (count: number, tax: string) =>
      count === 1
        ? `1 invoice is declared in this month, ${tax} of tax`
        : `${count} invoices are declared in this month, ${tax} of tax`,
    cut: (count: number) => `Only ${count} are read, so there may be more and the tax higher.`,
    columns: {
      number: 'Invoice',
      date: 'Date',
      supplier: 'Supplier',
      gstin: 'Supplier’s GSTIN',
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
    voidVoucher: (number: string) => `${number} (void)`,
    stands: 'Stands',
    isVoid: 'Void',
    isTakenBack: 'Taken back',
  },

  paper: {
    title: 'Self-invoice',
    law: 'Invoice for a supply from an unregistered person, CGST Act s. 31(3)(f)',
    gstin: (gstin: string) => `GSTIN ${gstin}`,
    number: 'Number',
    date: 'Date',
    from: 'Supplier, unregistered',
    fromRegistered: 'Supplier',
    what: 'Supply',
    code: 'SAC',
    place: 'Place of supply',
    reverse: 'Tax payable on reverse charge',
    yes: 'Yes',
    value: 'Taxable value',
    tax: 'Tax payable by the recipient',
    voucherTitle: 'Payment voucher',
    voucherLaw: 'Payment to a supplier under reverse charge, CGST Act s. 31(3)(g), Rule 52',
    against: 'Self-invoice',
    againstSuppliers: 'Supplier’s invoice',
    dated: (number: string, day: string) => `${number} of ${day}`,
    paid: 'Amount paid',
    paidOn: 'Paid on',
    paidBy: 'Paid by',
    stateOf: 'Supplier’s State',
    received: 'Received by the supplier',
    void: 'VOID',
    signature: (name: string) => `For ${name}: authorised signatory`,
  },
});
