/** What stands below the price of a dish that is on offer. */
export const offerNote = {
  /** Before the price that is struck through. */
  insteadOf: 'instead of',
  until: (offer: string, time: string) => `${offer} until ${time}`,
};
