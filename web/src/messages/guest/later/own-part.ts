/** What a guest reads about their own part of a shared bill. */
export const ownPart = {
  amount: (amount: string) => `Your own dishes with taxes: ${amount}`,
  hint: 'To pay only these, ask the waiter for a bill of your own.',
};
