import type { movePrices as english } from './en.ts';

export const movePrices: typeof english = {
  legend: (to) => `${to} वर दर वेगळे आहेत`,
  keep: (amount) => `आधीचे दर ठेवा: ${amount}`,
  change: (to, amount) => `${to} चे दर लावा: ${amount}`,
};
