import type { PayBasis } from '@bhoj/domain/payroll/shape/person.schema';
import type { SlipWords } from './en.ts';

const bases: Readonly<Record<PayBasis, string>> = { month: 'दरमहा', day: 'दररोज', hour: 'प्रति तास' };

export const slipWords: SlipWords = {
  deductions: {
    providentFund: 'भविष्य निर्वाह निधी (PF)',
    stateInsurance: 'कर्मचारी राज्य विमा (ESI)',
    professionTax: 'व्यवसाय कर',
    labourWelfare: 'कामगार कल्याण निधी',
    takenBack: 'परत घेतले',
    advance: 'उचल (अ‍ॅडव्हान्स)',
  },
  methods: { cash: 'रोख', bank: 'बँक', upi: 'UPI' },
  marks: {
    P: 'हजर',
    A: 'गैरहजर',
    HD: 'अर्धा दिवस',
    WO: 'साप्ताहिक सुट्टी',
    PH: 'पगारी सुट्टी',
    PL: 'पगारी रजा',
    CL: 'किरकोळ रजा',
    SL: 'आजारपणाची रजा',
    HPL: 'अर्धा दिवस, अर्धी पगारी रजा',
    HCL: 'अर्धा दिवस, अर्धी किरकोळ रजा',
    HSL: 'अर्धा दिवस, अर्धी आजारपणाची रजा',
  },
  slip: {
    title: (month) => `${month} ची पगार स्लिप`,
    name: 'नाव',
    designation: 'पद',
    joined: 'रुजू झाल्याची तारीख',
    uan: 'UAN',
    esi: 'ESI नंबर',
    days: (paid, month) => `${month} पैकी ${paid} पगारी दिवस`,
    overtimeMinutes: (n) => `ओव्हरटाइम ${n} मिनिटे`,
    disputed: (days) => `मान्य नाही: ${days}`,
    period: (from, to) => `वेतन कालावधी: ${from} ते ${to}`,
    rate: (rate, by) => `दर: ${rate} ${bases[by]}`,
    countedMinutes: (n) => `${n} मिनिटे मोजली`,
    confirmed: (days, last) => `स्वतः मान्य केले: ${days} दिवस, शेवटी ${last}`,
    divisor: (divisor) =>
      divisor === 'calendar'
        ? 'महिन्याचा पगार महिन्याच्या दिवसांनी भागला जातो'
        : `महिन्याचा पगार ${divisor} ने भागला जातो`,
    earnings: 'मिळकत',
    basic: 'मूळ पगार',
    overtime: 'ओव्हरटाइम',
    arrears: (month) => `थकबाकी: ${month}`,
    gross: 'एकूण मिळकत',
    deductionsTitle: 'कपात',
    deducted: 'एकूण कपात',
    entered: 'हाताने भरले',
    carried: (amount) => `${amount} पुढच्या महिन्यात`,
    net: 'निव्वळ पगार',
    tips: 'टिप, वेगळी दिलेली',
    employer: 'याशिवाय मालकांचा हिस्सा',
    paid: (method, day) => `दिले: ${method}, ${day}`,
    signature: 'सही',
  },
  language: 'स्लिपची भाषा',
  print: 'स्लिप प्रिंट करा',
};
