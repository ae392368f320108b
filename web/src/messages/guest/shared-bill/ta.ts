import type { sharedBill as english } from './en.ts';

export const sharedBill: typeof english = {
  title: 'உங்கள் பில்',
  gone: 'இந்த பில் இல்லை',
  goneHint: 'லிங்க் முழுதாக இல்லாமல் இருக்கலாம். வந்த செய்தியில் இருந்து மீண்டும் திறக்கவும்.',
  failed: 'பில் திறக்கவில்லை',
  failedHint: 'இணையத்தைப் பார்த்து மீண்டும் முயலவும்.',
  void: 'உணவகம் இந்த பில்லை ரத்து செய்தது.',
};
