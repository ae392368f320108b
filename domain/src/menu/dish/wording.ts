/**
 * What the name of a dish, a variant or an add-on gives away: a service charge, which nobody may add by default (CCPA
 * guidelines of 4 July 2022), or liquor, which is outside GST. The menu says so when it is entered; the guard of documents
 * refuses it on a bill.
 */
import { folded } from '../../kernel/folded.ts';

/** A name as words alone: folded, with every mark but letters and digits a blank. */
const wordsOnly = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

const SERVICE_CHARGES = [
  /\b(service|hospitality|server|waiter|staff) ?(charges?|fees?|tax|levy|cess|contribution|fund|welfare|tips?)\b/,
  /\bgratuit(y|ies)\b/,
  /^tips?$/,
  // "S.C. 10%", and "SC" alone
  /^s ?c( \d+)*( percent)?$/,
  /सेवा (शुल्क|प्रभार|कर|चार्ज)/,
  /सर्विस (चार्ज|टैक्स|शुल्क)/,
];

/** Whether a text asks for a service charge or a tip, by whatever name. */
export const readsLikeServiceCharge = (text: string): boolean => {
  const words = wordsOnly(text);
  return SERVICE_CHARGES.some((pattern) => pattern.test(words));
};

const LIQUORS =
  /(^| )(beer|lager|stout|whisky|whiskey|scotch|bourbon|rum|vodka|gin|tequila|brandy|cognac|wine|champagne|prosecco|sake|feni|toddy|बीयर|बियर|व्हिस्की|रम|वोदका|वाइन|ब्रांडी)$/;

/** Drinks and dishes that end in the name of a liquor and hold none. */
const WITHOUT_LIQUOR =
  /\b(ginger|root|butter) beer$|\b(non alcoholic|alcohol free|without alcohol|zero|virgin|0 0)\b|\b(in|with|of) /;

/** What stands after a drink's name and is no part of it: sizes and colours of the glass. */
const SIZES =
  /( (\d+|ml|cl|l|litres?|pint|pitcher|bottle|can|glass|peg|large|small|half|full|draught|tower))+$/;

/** Whether a text names a liquor: "Old Monk rum 60 ml". A dish with a liquor in it ("Beer batter fish") does not. */
export function readsLikeLiquor(text: string): boolean {
  const words = wordsOnly(text).replace(SIZES, '');
  return LIQUORS.test(words) && !WITHOUT_LIQUOR.test(words);
}
