/**
 * Finds names of dishes, variants and add-ons that mean a service charge, which nobody may add by default (CCPA
 * guidelines of 4 July 2022), or liquor, which is outside GST. The menu warns when the owner enters such a name; the
 * guard of documents refuses it on a bill.
 */
import { folded } from '../../kernel/folded.ts';

/** Returns the words of a name: folded, with blanks for all characters but letters and digits. */
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

/** True when a text asks for a service charge or a tip, by any name. */
export const readsLikeServiceCharge = (text: string): boolean => {
  const words = wordsOnly(text);
  return SERVICE_CHARGES.some((pattern) => pattern.test(words));
};

const LIQUORS =
  /(^| )(beer|lager|stout|whisky|whiskey|scotch|bourbon|rum|vodka|gin|tequila|brandy|cognac|wine|champagne|prosecco|sake|feni|toddy|बीयर|बियर|व्हिस्की|रम|वोदका|वाइन|ब्रांडी)$/;

/** Drinks and dishes without liquor that are named after one. */
const WITHOUT_LIQUOR =
  /\b(ginger|root|butter) beer$|\b(non alcoholic|alcohol free|without alcohol|zero|virgin|0 0)\b|\b(in|with|of) /;

/** Words after the name of a drink that do not belong to it: sizes and colours of the glass. */
const SIZES =
  /( (\d+|ml|cl|l|litres?|pint|pitcher|bottle|can|glass|peg|large|small|half|full|draught|tower))+$/;

/** True when a text names a liquor: "Old Monk rum 60 ml". A dish made with liquor ("Beer batter fish") is none. */
export function readsLikeLiquor(text: string): boolean {
  const words = wordsOnly(text).replace(SIZES, '');
  return LIQUORS.test(words) && !WITHOUT_LIQUOR.test(words);
}
