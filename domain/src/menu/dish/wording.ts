/**
 * Finds names of dishes, variants and add-ons that mean a service charge or a tip, which nobody may add by default (CCPA
 * guidelines of 4 July 2022). The menu refuses such a name, and so does the guard of documents on a bill.
 */
import {
  ABBREVIATIONS,
  ALWAYS_TIPS,
  BESIDE_TIPS,
  CHARGES,
  SERVICE_ALONE,
  SERVICES,
  TIPS,
  TWO_READINGS,
} from './service-charges.ts';
import { anyOf, phrasesOf, readings, spelled } from './word-lists.ts';

const { short: _, ...longServices } = SERVICES;
const services = anyOf(phrasesOf(SERVICES));
const charges = anyOf(phrasesOf(CHARGES));
const rate = '[\\d ]*(?: ?(?:percent|pc|only|rs))?';
/** Between a charge and a service: "charge for the service". */
const links = '(?:(?:for|to|of|towards|on|the|our|your|and) )*';
const latin = (lists: Readonly<Record<string, string>>) =>
  anyOf(phrasesOf({ en: lists['en'] ?? '', romanized: lists['romanized'] ?? '' }));
const alone = anyOf(phrasesOf(SERVICE_ALONE));

const PATTERNS = [
  // "Service charge" anywhere in a name. The short forms are too short for that: "SC Ch biryani" is food.
  spelled(
    `(?:^|[ \\d])${anyOf(phrasesOf(longServices))}[ \\d]*${anyOf(phrasesOf(CHARGES).filter((word) => word !== 'ch'))}(?= |$|\\d)`,
  ),
  spelled(`^${services}[ \\d]*${charges}${rate}$`),
  spelled(`^${charges} ${links}${services}${rate}$`),
  spelled(`(?:^|[ \\d])${anyOf(phrasesOf(ALWAYS_TIPS))}(?= |$|\\d)`),
  spelled(`^${alone} *\\d[\\d ]*(?: ?(?:percent|pc|rs))?$`),
];

/** The same as a whole name, with blanks anywhere in its words: "ser vice char ge 10 %". */
const IN_PIECES = spelled(
  `^(?:${latin(SERVICES)}${latin(CHARGES)}|gratuit(?:y|ies))\\d*(?:percent)?$`.replaceAll(' ', ''),
);

/** Digits and signs stand for no letter here: 5C is a size. */
const SHORT = new RegExp(`^${anyOf(phrasesOf(ABBREVIATIONS))}(?: \\d+)*(?: percent)?$`, 'u');

/** Tips are too short for a letter that looks like another: TLP is no tip. */
const tips = new RegExp(`^${anyOf(phrasesOf(TIPS)).replaceAll('i', '[i1]')}$`, 'u');
const besideTips = spelled(`^${anyOf(phrasesOf(BESIDE_TIPS))}$`);

/** True for a name of nothing but tips: "Tips for the staff", "Optional tip 10 %". */
function asksTips(read: string): boolean {
  const words = read.split(' ').filter((word) => !/^\d+$/.test(word));
  return (
    words.some((word) => tips.test(word)) && words.every((word) => tips.test(word) || besideTips.test(word))
  );
}

/** True when a text asks for a service charge or a tip, by any name, however it is written. */
export function readsLikeServiceCharge(text: string): boolean {
  const read = readings(text);
  return (
    SHORT.test(read[0]) ||
    read.some(
      (words) =>
        PATTERNS.some((pattern) => pattern.test(words)) ||
        asksTips(words) ||
        IN_PIECES.test(words.replaceAll(' ', '')),
    )
  );
}

const ASKED = spelled(`^(?:${alone}|${anyOf(phrasesOf(TWO_READINGS))})${rate}$`);

/** True when a text may mean a service charge, and may mean something else: "Cover charge", "Service". */
export const mayBeServiceCharge = (text: string): boolean =>
  readings(text).some((words) => ASKED.test(words)) && !readsLikeServiceCharge(text);
