import type { PayBasis } from '@bhoj/domain/payroll/shape/person.schema';
import type { SlipWords } from './en.ts';

const bases: Readonly<Record<PayBasis, string>> = { month: 'प्रति माह', day: 'प्रति दिन', hour: 'प्रति घंटा' };

export const slipWords: SlipWords = {
  deductions: {
    providentFund: 'भविष्य निधि (PF)',
    stateInsurance: 'कर्मचारी राज्य बीमा (ESI)',
    professionTax: 'वृत्ति कर',
    labourWelfare: 'श्रम कल्याण निधि',
    takenBack: 'वापस लिया गया',
    advance: 'अग्रिम',
  },
  methods: { cash: 'नकद', bank: 'बैंक', upi: 'UPI' },
  marks: {
    P: 'उपस्थित',
    A: 'अनुपस्थित',
    HD: 'आधा दिन',
    WO: 'साप्ताहिक अवकाश',
    PH: 'सवेतन छुट्टी',
    PL: 'सवेतन अवकाश',
    CL: 'आकस्मिक अवकाश',
    SL: 'बीमारी अवकाश',
    HPL: 'आधा दिन, आधी वेतन सहित छुट्टी',
    HCL: 'आधा दिन, आधा आकस्मिक अवकाश',
    HSL: 'आधा दिन, आधा बीमारी अवकाश',
  },
  slip: {
    title: (month) => `${month} की वेतन पर्ची`,
    name: 'नाम',
    designation: 'पदनाम',
    joined: 'नियुक्ति की तारीख',
    uan: 'UAN',
    esi: 'ESI संख्या',
    days: (paid, month) => `${month} में से ${paid} सवेतन दिन`,
    overtimeMinutes: (n) => `अतिकाल ${n} मिनट`,
    disputed: (days) => `आपत्ति: ${days}`,
    period: (from, to) => `वेतन अवधि: ${from} से ${to}`,
    rate: (rate, by) => `दर: ${rate} ${bases[by]}`,
    countedMinutes: (n) => `${n} मिनट गिने गए`,
    confirmed: (days, last) => `खुद ने माना: ${days} दिन, आख़िरी बार ${last}`,
    divisor: (divisor) =>
      divisor === 'calendar'
        ? 'महीने का वेतन महीने के दिनों से बाँटा जाता है'
        : `महीने का वेतन ${divisor} से बाँटा जाता है`,
    earnings: 'अर्जित वेतन',
    basic: 'मूल वेतन',
    overtime: 'अतिकाल (ओवरटाइम)',
    arrears: (month) => `बकाया: ${month}`,
    gross: 'कुल अर्जित',
    deductionsTitle: 'कटौतियाँ',
    deducted: 'कुल कटौती',
    entered: 'हाथ से दर्ज',
    carried: (amount) => `${amount} अगले महीने में`,
    net: 'शुद्ध वेतन',
    tips: 'टिप, अलग से दी गई',
    employer: 'इसके अलावा नियोक्ता का अंशदान',
    paid: (method, day) => `भुगतान: ${method}, ${day}`,
    signature: 'हस्ताक्षर',
  },
  language: 'पर्ची की भाषा',
  print: 'पर्ची छापें',
};
