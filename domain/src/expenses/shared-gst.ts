import { apportion, ZERO } from '../money/money.ts';
import type { Paise } from '../money/money.ts';

interface Part {
  readonly category: string;
  readonly amountPaise: Paise;
}

/** Returns the parts of an expense by category, each with its share of the GST by amount. */
export function withGst(parts: readonly Part[], gstPaise: Paise): (Part & { readonly gstPaise: Paise })[] {
  const shares = apportion(
    gstPaise,
    parts.map(({ amountPaise }) => amountPaise),
  );
  return parts.map(({ category, amountPaise }, n) => ({
    category,
    amountPaise,
    gstPaise: shares[n] ?? ZERO,
  }));
}
