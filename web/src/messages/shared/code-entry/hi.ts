import type { codeEntry as english, codeReasons as englishReasons } from './en.ts';

/** Why a discount code is refused. */
export const codeReasons: typeof englishReasons = {
  'code-not-valid': 'ऐसा कोई कोड आज नहीं है। देखें कि कोड सही लिखा है।',
  'code-minimum': 'इस कोड के लिए ऑर्डर छोटा है।',
  'code-used-up': 'यह कोड पूरा इस्तेमाल हो चुका है।',
  'code-beside-discount': 'इस ऑर्डर पर पहले से छूट है। उसके साथ कोड नहीं लगता।',
};

export const codeEntry: typeof english = {
  add: 'छूट का कोड भरें',
  label: 'छूट का कोड',
  fault: 'कोड में 5 से 20 अक्षर और अंक होते हैं।',
  use: 'कोड लगाएँ',
  cancel: 'अभी नहीं',
  reasons: codeReasons,
};
