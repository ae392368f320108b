/**
 * The names of service charges and tips, by language, with commas between them. A name is read as it looks
 * (`look-alikes.ts`), so accents, digits for letters and letters of other scripts need no entry of their own.
 */
type Lists = Readonly<Record<string, string>>;

/** Words for a service and for the people who serve. Beside a word of `CHARGES`, one of them makes a service charge. */
export const SERVICES: Lists = {
  en: `service, services, servis, sarvis, hospitality, server, servers, waiter, waiters, staff, staffs, crew, steward, stewards, bearer,
    employee, employees`,
  short: `serv, ser, srv, svc, svce, srvc, servc, sc, s c`,
  hi: `सेवा, सर्विस, सर्विसेज, सर्वीस, स्टाफ, वेटर, कर्मचारी`,
  mr: `सर्व्हिस, सर्व्हीस, सेवेचे, सेवेचा`,
  ta: `சேவை, சேவைக், சர்வீஸ், சர்விஸ், ஊழியர், பணியாளர்`,
  bn: `সেবা, সার্ভিস, সারভিস, পরিষেবা, কর্মী, স্টাফ`,
  kn: `ಸೇವಾ, ಸೇವೆ, ಸೇವೆಯ, ಸರ್ವಿಸ್, ಸರ್ವೀಸ್, ಸಿಬ್ಬಂದಿ`,
  te: `సేవా, సేవ, సర్వీస్, సర్వీసు, సిబ్బంది`,
  ml: `സേവന, സർവീസ്, സർവ്വീസ്`,
  gu: `સેવા, સર્વિસ`,
  romanized: `seva, sewa, sevai, seva ka, sheba, sheva, poriseba, seve`,
};

export const CHARGES: Lists = {
  en: `charge, charges, fee, fees, tax, levy, cess, contribution, contributions, fund, welfare, tip, tips, surcharge, appreciation,
    donation, support, benefit`,
  short: `chg, chgs, chrg, chrgs, chrge, chrges, chr, chgr, crg, ch`,
  hi: `शुल्क, प्रभार, कर, चार्ज, चार्जेस, चार्जेज, टैक्स, टिप, टिप्स, फीस, फी, मूल्य, निधि, अधिभार`,
  mr: `आकार, टॅक्स, निधी, मूल्य, कर`,
  ta: `கட்டணம், கட்டணங்கள், சார்ஜ், சார்ஜஸ், வரி, தொகை, நிதி, டிப்ஸ்`,
  bn: `চার্জ, শুল্ক, মূল্য, কর, ফি, মাশুল, তহবিল, টিপস`,
  kn: `ಶುಲ್ಕ, ಚಾರ್ಜ್, ಚಾರ್ಜು, ಚಾರ್ಜಸ್, ತೆರಿಗೆ, ದರ, ನಿಧಿ, ಟಿಪ್ಸ್`,
  te: `రుసుము, ఛార్జ్, ఛార్జీ, చార్జ్, చార్జి, పన్ను`,
  ml: `നിരക്ക്, ചാർജ്, ചാർജ്ജ്, ഫീസ്`,
  gu: `શુલ્ક, ચાર્જ, કર`,
  romanized: `shulk, shulka, kar, kattanam, mulya, mulyo, prabhar, aakar`,
};

/** Tips. A name of these and of `BESIDE_TIPS` alone asks for one; "Asparagus tips" is food. */
export const TIPS: Lists = {
  en: `tip, tips, tipp, tipps`,
  hi: `टिप, टिप्स`,
  ta: `டிப், டிப்ஸ்`,
  bn: `টিপস, টিপ্স`,
  kn: `ಟಿಪ್, ಟಿಪ್ಸ್`,
  te: `టిప్, టిప్స్`,
  ml: `ടിപ്, ടിപ്സ്`,
  gu: `ટિપ, ટિપ્સ`,
};

export const BESIDE_TIPS: Lists = {
  en: `for, the, our, your, to, of, a, an, and, staff, staffs, team, crew, waiter, waiters, server, servers, steward, stewards, bearer, boys,
    driver, rider, captain, service, optional, voluntary, amount, rs, inr, rupees, extra, box, jar, add, percent, cash, upi, on, bill,
    table, thank, thanks, you, please, additional, suggested, included, charge, charges, leave, happy`,
  hi: `के, लिए, की, स्टाफ, वेटर, कर्मचारी, रुपये, स्वैच्छिक, हमारे`,
  mr: `साठी, वेटरसाठी, कर्मचाऱ्यांसाठी, स्टाफसाठी, ऐच्छिक, आमच्या`,
  ta: `ஊழியர்களுக்கு, ஊழியருக்கு, பணியாளருக்கு, ஊழியர், விருப்ப`,
  bn: `জন্য, কর্মীদের, ওয়েটারের, স্টাফ, ঐচ্ছিক`,
  kn: `ಸಿಬ್ಬಂದಿಗೆ, ಸಿಬ್ಬಂದಿ, ವೇಟರ್, ಐಚ್ಛಿಕ`,
};

/** Words that mean a tip wherever they stand. */
export const ALWAYS_TIPS: Lists = {
  en: `gratuity, gratuities, baksheesh, bakshish, bakhshish, bakshis, buksheesh, bakshees, pourboire`,
  hi: `बख्शीश, बक्शीश, बख्शिश, ग्रेच्युटी`,
  mr: `बक्षिसी, ग्रॅच्युइटी`,
  ta: `பக்‌ஷீஸ், வெகுமதிக் கட்டணம்`,
  bn: `বকশিশ, বখশিশ, বকশিস`,
  kn: `ಭಕ್ಷೀಸು, ಬಕ್ಷೀಸು, ಭಕ್ಷಿಸ್`,
};

/** The same in few letters, as the whole name, with or without a number: "S.C. 10%", "Svc 5 %". */
export const ABBREVIATIONS: Lists = {
  en: `sc, s c, svc, svce, srvc, serv, schg, s chg, s chrg, s charge, s charges, s ch, sch`,
};

/** With a number it is a service charge ("Service 10%"); alone it has two readings. */
export const SERVICE_ALONE: Lists = {
  en: `service, services, servis, table service, dining service, dine in service, room service, full service, bar service, floor service`,
  hi: `सेवा, सर्विस`,
  mr: `सर्व्हिस`,
  ta: `சேவை, சர்வீஸ்`,
  bn: `সেবা, সার্ভিস, পরিষেবা`,
  kn: `ಸೇವೆ, ಸರ್ವಿಸ್`,
};

/** Whole names with two readings, which the owner is asked about. */
export const TWO_READINGS: Lists = {
  en: `cover charge, cover charges, convenience fee, convenience charge, handling charge, handling charges, table charge, table charges,
    dining charge, dining fee, experience fee, dining experience fee, maintenance charge, maintenance charges, extra charge, extra charges,
    other charges, misc charges, contribution, voluntary contribution, optional contribution, surcharge, levy, restaurant levy,
    restaurant charge, house charge, establishment charge, care charge, chefs tip, chef tip, kitchen tip, kitchen tips, team appreciation,
    donation`,
  hi: `अतिरिक्त शुल्क, सुविधा शुल्क`,
  mr: `अतिरिक्त आकार, इतर आकार`,
  ta: `கூடுதல் கட்டணம்`,
  bn: `অতিরিক্ত চার্জ`,
  kn: `ಹೆಚ್ಚುವರಿ ಶುಲ್ಕ`,
};
