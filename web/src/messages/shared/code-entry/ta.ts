import type { codeEntry as english, codeReasons as englishReasons } from './en.ts';

/** Why a discount code is refused. */
export const codeReasons: typeof englishReasons = {
  'code-not-valid': 'அப்படி ஒரு கோடு இன்று இல்லை. சரியாக எழுதியதா எனப் பார்க்கவும்.',
  'code-minimum': 'இந்தக் கோடுக்கு ஆர்டர் தொகை போதாது.',
  'code-used-up': 'இந்தக் கோடு முழுவதும் பயன்படுத்தப்பட்டது.',
  'code-beside-discount': 'இந்த ஆர்டரில் ஏற்கெனவே தள்ளுபடி உள்ளது. அதனுடன் கோடு சேராது.',
};

export const codeEntry: typeof english = {
  add: 'தள்ளுபடி கோடு போடு',
  label: 'தள்ளுபடி கோடு',
  fault: 'கோடில் 5 முதல் 20 எழுத்துகளும் எண்களும் இருக்கும்.',
  use: 'கோடைப் பயன்படுத்து',
  cancel: 'இப்போது வேண்டாம்',
  reasons: codeReasons,
};
