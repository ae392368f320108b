import type { codeEntry as english, codeReasons as englishReasons } from './en.ts';

/** Why a discount code is refused. */
export const codeReasons: typeof englishReasons = {
  'code-not-valid': 'असा कोड आज नाही. कोड नीट लिहिला आहे का ते पाहा.',
  'code-minimum': 'या कोडसाठी ऑर्डर लहान आहे.',
  'code-used-up': 'हा कोड पूर्ण वापरून झाला आहे.',
  'code-beside-discount': 'या ऑर्डरवर आधीच सूट आहे. तिच्यासोबत कोड चालत नाही.',
};

export const codeEntry: typeof english = {
  add: 'सवलतीचा कोड भरा',
  label: 'सवलतीचा कोड',
  fault: 'कोडमध्ये 5 ते 20 अक्षरे आणि अंक असतात.',
  use: 'कोड लावा',
  cancel: 'आता नको',
  reasons: codeReasons,
};
