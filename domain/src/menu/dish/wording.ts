/**
 * Finds names of dishes, variants and add-ons that mean a service charge, which nobody may add by default (CCPA
 * guidelines of 4 July 2022), or liquor, which is outside GST. The menu warns when the owner enters such a name; the
 * guard of documents refuses it on a bill.
 */
import { folded } from '../../kernel/folded.ts';
import { readingsOf } from './look-alikes.ts';

/** Returns the words of a name: folded, with blanks for all characters but letters and digits. */
const wordsOnly = (text: string): string =>
  folded(text)
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();

/** A pattern of words that also finds them written with I for l, or V for u, which look alike. `1` may be either. */
const spelled = (pattern: string): RegExp =>
  new RegExp(pattern.replaceAll(/[il]/g, '[il1]').replaceAll(/[uv]/g, '[uv]'));

const WHO = '(service|hospitality|server|waiter|staff)';
const WHAT = '(charges?|fees?|tax|levy|cess|contribution|fund|welfare|tips?)';

const SERVICE_CHARGES = [
  spelled(`\\b${WHO}[ \\d]*${WHAT}\\b`),
  spelled('\\bgratuit(y|ies)\\b'),
  /^t[i1]ps?$/,
  /सेवा (शुल्क|प्रभार|कर|चार्ज)/,
  /सर्विस (चार्ज|टैक्स|शुल्क)/,
];

/** The same as a whole name, with blanks anywhere in its words: "ser vice char ge 10 %". */
const IN_PIECES = spelled(`^(${WHO}${WHAT}|gratuit(y|ies))\\d*(percent)?$`);

/** "S.C. 10%", and "SC" alone. Digits and signs stand for no letter here: 5C is a size. */
const SHORT = /^s ?c( \d+)*( percent)?$/;

/** True when a text asks for a service charge or a tip, by any name, however it is written. */
export function readsLikeServiceCharge(text: string): boolean {
  const readings = readingsOf(text);
  return (
    SHORT.test(readings[0]) ||
    readings.some(
      (words) =>
        SERVICE_CHARGES.some((pattern) => pattern.test(words)) || IN_PIECES.test(words.replaceAll(' ', '')),
    )
  );
}

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
