import type { BuyerField } from '@bhoj/domain/customers/buyer';

/** The words of the card where a member enters the buyer of a bill. */
export const buyerWords = {
  title: 'Made out to',
  add: 'Bill to a company or person',
  hint: 'A company needs it to claim the bill as a business cost. It cannot be added once the bill is settled.',
  gstin: 'GSTIN or UIN',
  gstinHint: 'Leave it empty for a person or a company without one.',
  name: 'Name of the company or person',
  address: 'Address',
  stateCode: 'State',
  stateHint: 'It follows from the GSTIN.',
  keep: 'Keep it for the next visit',
  keepHint:
    'Tick it only when the guest says yes: it is kept with their number, and offered here the next time.',
  again: (name: string) => `Last time: ${name}`,
  useAgain: 'Use it again',
  save: 'Put it on the bill',
  cancel: 'Cancel',
  faults: {
    name: 'Enter the name.',
    gstin: 'This is not a GSTIN or UIN. Check each of the 15 characters.',
    address: 'Enter the address.',
    stateCode: 'Choose the State.',
  } satisfies Record<BuyerField, string>,
};
