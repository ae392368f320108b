/** What a takeaway or a delivery adds for packing. */
export const packing = {
  ofTotal: (amount: string) => `${amount} of it is for packing`,
};
