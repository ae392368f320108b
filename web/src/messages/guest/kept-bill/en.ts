import { part } from '../../part.ts';

/** Texts for a guest about a paid bill, to print or share it. */
export const keptBill = {
  paidHint: 'Thank you for coming. Keep the bill if you like.',
  print: 'Print',
  share: 'Share',
  copied: 'Copied. Paste it wherever you like.',
  shareText: (restaurant: string, number: string, total: string) =>
    `${restaurant}, bill ${number}: ${total}, paid.`,
};

export const keptBillPart = part('keptBill', keptBill);
