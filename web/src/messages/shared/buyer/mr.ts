import type { buyerWords as english } from './en.ts';

export const buyerWords: typeof english = {
  title: 'बिल कोणाच्या नावावर',
  add: 'कंपनी किंवा व्यक्तीच्या नावावर बिल',
  hint: 'कंपनीला खर्च दाखवायला हे लागते. बिल भरल्यावर जोडता येत नाही.',
  gstin: 'GSTIN किंवा UIN',
  gstinHint: 'नसेल तर रिकामे ठेवा.',
  name: 'कंपनीचे किंवा व्यक्तीचे नाव',
  address: 'पत्ता',
  stateCode: 'राज्य',
  stateHint: 'हे GSTIN वरून कळते.',
  keep: 'पुढच्या वेळेसाठी ठेवा',
  keepHint: 'ग्राहक हो म्हणाले तरच टिक करा: हे त्यांच्या नंबरसोबत राहील आणि पुढच्या वेळी इथे दिसेल.',
  again: (name) => `मागच्या वेळी: ${name}`,
  useAgain: 'तेच वापरा',
  save: 'बिलावर लिहा',
  cancel: 'राहू द्या',
  faults: {
    name: 'नाव भरा.',
    gstin: 'हा GSTIN किंवा UIN नाही. पंधराही अक्षरे तपासा.',
    address: 'पत्ता भरा.',
    stateCode: 'राज्य निवडा.',
  },
};
