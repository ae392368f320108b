import type { Paise } from './money.ts';

const SMALL = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const TENS = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** Indian units from the largest down. The number of crores may itself contain a crore. */
const UNITS = [
  [10_000_000, 'crore'],
  [100_000, 'lakh'],
  [1000, 'thousand'],
  [100, 'hundred'],
] as const;

function belowHundred(n: number): string {
  if (n < 20) return SMALL[n] ?? '';
  const ten = TENS[Math.floor(n / 10)] ?? '';
  return n % 10 === 0 ? ten : `${ten}-${SMALL[n % 10]}`;
}

function wholeNumber(n: number): string {
  const unit = UNITS.find(([size]) => n >= size);
  if (unit === undefined) return belowHundred(n);
  const [size, name] = unit;
  const rest = n % size;
  const head = `${wholeNumber(Math.floor(n / size))} ${name}`;
  if (rest === 0) return head;
  return `${head} ${rest < 100 ? 'and ' : ''}${wholeNumber(rest)}`;
}

/**
 * Writes an amount in words, as invoices require: ₹1,23,456.50 → "Rupees one lakh twenty-three thousand four hundred
 * and fifty-six and fifty paise only". A negative amount begins with "Minus".
 */
export function amountInWords(amount: Paise): string {
  const magnitude = Math.abs(amount);
  const paise = magnitude % 100;
  const rupees = `rupees ${wholeNumber(Math.floor(magnitude / 100))}`;
  const words = `${amount < 0 ? 'minus ' : ''}${rupees}${paise === 0 ? '' : ` and ${belowHundred(paise)} ${paise === 1 ? 'paisa' : 'paise'}`} only`;
  return words.charAt(0).toUpperCase() + words.slice(1);
}
