/** What a guest reads who takes the food away. */
export const token = {
  number: (n: number) => `Token ${n}`,
  hint: 'This number is called when your order is ready.',
};
