/** The facts in a message to a waiting party. */
export interface WaitText {
  readonly restaurant: string;
  /** Empty where the party gave none. */
  readonly name: string;
  readonly number: number;
  /** Parties before it. */
  readonly ahead: number;
}

const greeting = (name: string) => (name === '' ? 'Namaste' : `Namaste ${name}`);
const before = (ahead: number) =>
  ahead === 0
    ? 'You are next.'
    : ahead === 1
      ? '1 party is ahead of you.'
      : `${ahead} parties are ahead of you.`;

/** Messages that a host sends from their own phone, in the language of the party. */
export const waitTexts = {
  added: ({ restaurant, name, number, ahead }: WaitText): string =>
    `${greeting(name)}, you are in the line at ${restaurant}. Your number is ${number}. ${before(ahead)}`,
  coming: ({ restaurant, name, number }: WaitText): string =>
    `${greeting(name)}, this is ${restaurant}. Are you still coming? Your number in the line is ${number}. Please answer yes or no.`,
  ready: ({ restaurant, name, number }: WaitText): string =>
    `${greeting(name)}, your table at ${restaurant} is ready. Please come to the entrance. Your number is ${number}.`,
  /** Follows each of them where the restaurant has a public address. */
  link: (url: string): string => `Your place in line: ${url}`,
};
export type WaitTexts = typeof waitTexts;
