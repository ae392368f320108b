import { part } from '../../part.ts';

/** Texts for a guest who wants the bill made out to a buyer. */
export const buyer = {
  title: 'Who the bill is made out to',
  add: 'I need a bill for a company',
  change: 'Change who the bill is made out to',
  remove: 'Remove',
  madeOutTo: (name: string) => `The bill is made out to ${name}.`,
  needed: 'A bill of ₹50,000 or more before tax must name a guest, with address and State.',
  hint: 'Enter it before you pay. It is printed on this bill, and everybody at your table sees it.',
  gstin: 'GSTIN or UIN',
  gstinHint: 'Leave it empty if there is none.',
  name: 'Name of the company, or your name',
  address: 'Address',
  stateCode: 'State',
  chooseState: 'Choose the State',
  keepWithNumber:
    'Keep it for my next visit: on this phone, and at this restaurant if the number we gave is new here. It is only used when somebody chooses it.',
  keepOnPhone: 'Keep it on this phone for my next visit. It is only used when I choose it.',
  useAgain: (name: string) => `Use ${name} again`,
  save: 'Put it on the bill',
  faults: {
    name: 'Enter the name.',
    gstin: 'This is not a GSTIN or UIN. Check each of the 15 characters.',
    address: 'Enter the address.',
    stateCode: 'Choose the State.',
  },
};

export const buyerPart = part('buyer', buyer);
