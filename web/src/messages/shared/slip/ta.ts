import type { PayBasis } from '@bhoj/domain/payroll/shape/person.schema';
import type { SlipWords } from './en.ts';

const bases: Readonly<Record<PayBasis, string>> = {
  month: 'மாதத்திற்கு',
  day: 'நாளுக்கு',
  hour: 'மணிநேரத்திற்கு',
};

export const slipWords: SlipWords = {
  deductions: {
    providentFund: 'வருங்கால வைப்பு நிதி (PF)',
    stateInsurance: 'தொழிலாளர் மாநிலக் காப்பீடு (ESI)',
    professionTax: 'தொழில் வரி',
    labourWelfare: 'தொழிலாளர் நல நிதி',
    takenBack: 'திரும்ப எடுத்தது',
    advance: 'அட்வான்ஸ்',
  },
  methods: { cash: 'ரொக்கம்', bank: 'வங்கி', upi: 'UPI' },
  marks: {
    P: 'வருகை',
    A: 'வரவில்லை',
    HD: 'அரை நாள்',
    WO: 'வார விடுமுறை',
    PH: 'சம்பள விடுமுறை',
    PL: 'சம்பள விடுப்பு',
    CL: 'தற்செயல் விடுப்பு',
    SL: 'நோய் விடுப்பு',
    HPL: 'அரை நாள், அரை நாள் சம்பள விடுப்பு',
    HCL: 'அரை நாள், அரை நாள் தற்செயல் விடுப்பு',
    HSL: 'அரை நாள், அரை நாள் நோய் விடுப்பு',
  },
  slip: {
    title: (month) => `சம்பள ஸ்லிப், ${month}`,
    name: 'பெயர்',
    designation: 'பதவி',
    joined: 'சேர்ந்த தேதி',
    uan: 'UAN',
    esi: 'ESI எண்',
    days: (paid, month) => `${month}-இல் ${paid} சம்பள நாள்`,
    overtimeMinutes: (n) => `ஓவர்டைம் ${n} நிமிடம்`,
    disputed: (days) => `ஏற்கவில்லை: ${days}`,
    period: (from, to) => `சம்பளக் காலம்: ${from} முதல் ${to} வரை`,
    rate: (rate, by) => `விகிதம்: ${rate} ${bases[by]}`,
    countedMinutes: (n) => `${n} நிமிடமாகக் கணக்கிடப்பட்டது`,
    confirmed: (days, last) => `அவரே ஏற்றது: ${days} நாள், கடைசியாக ${last}`,
    divisor: (divisor) =>
      divisor === 'calendar'
        ? 'மாதச் சம்பளம் மாதத்தின் நாட்களால் வகுக்கப்படும்'
        : `மாதச் சம்பளம் ${divisor}-ஆல் வகுக்கப்படும்`,
    earnings: 'வருமானம்',
    basic: 'அடிப்படைச் சம்பளம்',
    overtime: 'ஓவர்டைம்',
    arrears: (month) => `நிலுவை: ${month}`,
    gross: 'மொத்த வருமானம்',
    deductionsTitle: 'பிடித்தம்',
    deducted: 'மொத்தப் பிடித்தம்',
    entered: 'கையால் எழுதியது',
    carried: (amount) => `${amount} அடுத்த மாதத்துக்கு`,
    net: 'நிகரச் சம்பளம்',
    tips: 'டிப்ஸ், தனியாகத் தந்தது',
    employer: 'இதனுடன் முதலாளி செலுத்தியது',
    paid: (method, day) => `தந்தது: ${method}, ${day}`,
    signature: 'கையொப்பம்',
  },
  language: 'ஸ்லிப்பின் மொழி',
  print: 'ஸ்லிப் பிரிண்ட்',
};
