import { part } from '../../part.ts';

/** The words of a KOT, on the kitchen's screen and on paper. */
export const kotWords = {
  kot: (kot: number) => `KOT ${kot}`,
  quantity: (n: number) => `${n} ×`,
  paid: 'Paid',
  addition: 'Addition',
  cancelled: 'Cancelled',
  duplicate: 'Duplicate',
  by: (name: string) => `By ${name}`,
  printTicket: (kot: number) => `Print KOT ${kot}`,
  notPrinted: 'Not printed. Look at the printer, and print it again.',
  dishes: (n: number) => `${n} ${n === 1 ? 'portion' : 'portions'}`,
  guests: (n: number) => `${n} ${n === 1 ? 'guest' : 'guests'}`,
};

export const kotPart = part('kotWords', kotWords);
