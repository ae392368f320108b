/** What a guest reads of a bill that is paid, and who prints or passes it on. */
export const keptBill = {
  paidHint: 'Thank you for coming. Keep the bill if you like.',
  print: 'Print',
  share: 'Share',
  copied: 'Copied. Paste it wherever you like.',
  shareText: (restaurant: string, number: string, total: string) =>
    `${restaurant}, bill ${number}: ${total}, paid.`,
};
