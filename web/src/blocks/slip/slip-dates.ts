import { localeOf } from '@bhoj/domain/catalogue/languages';
import type { Language } from '@bhoj/domain/catalogue/languages';

const writes =
  (options: Intl.DateTimeFormatOptions) =>
  (language: Language, isoDay: string): string =>
    new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone: 'UTC' }).format(
      Date.parse(`${isoDay}T00:00:00Z`),
    );

/** 20 Nov 2026, in the slip's language. */
export const slipDay = writes({ day: 'numeric', month: 'short', year: 'numeric' });

const monthOfDay = writes({ month: 'long', year: 'numeric' });

/** November 2026, of `2026-11`, in the slip's language. */
export const slipMonth = (language: Language, month: string): string => monthOfDay(language, `${month}-01`);
