import type { openTillsPart } from './en.ts';

export const openTills: (typeof openTillsPart)['en'] = {
  which: 'पैसा किस गल्ले में जाएगा?',
  toTill: (till) => `पैसा ${till} में जाएगा।`,
  another: 'दूसरा गल्ला',
  whose: (till, holder) => (holder === '' ? till : `${till} · ${holder}`),
  loading: 'खुले गल्ले देखे जा रहे हैं…',
  failed: 'खुले गल्ले नहीं पढ़े जा सके। पैसा पहले गल्ले में जाएगा।',
  retry: 'फिर कोशिश करें',

  payOut: 'नकद देना',
  payOutHint: 'गल्ले से जाने वाला नकद, जैसे दरवाज़े पर आए सामान के लिए।',
  fromWhich: 'किस गल्ले से?',
  fromTill: (till) => `${till} से`,
  none: 'कोई गल्ला खुला नहीं है। पहले किसी को नकद सत्र खोलना होगा।',
  unread: 'खुले गल्ले नहीं पढ़े जा सके।',
  amount: 'रकम रुपये में',
  reason: 'किसलिए',
  reasonHint: 'ज़्यादा से ज़्यादा 80 अक्षर।',
  missing: { till: 'गल्ला चुनें।', amount: 'शून्य से बड़ी रकम लिखें।', reason: 'लिखें किसलिए।' },
  go: 'नकद दें',
  paidOut: (amount) => `${amount} दिए गए`,
};
