import type { leaving as english } from './en.ts';

export const leaving: typeof english = {
  title: (n) => `या डिव्हाइसवरचे ${n} आयटम पाठवलेले नाहीत`,
  text: 'ते याच डिव्हाइसवर राहतील. इंटरनेट असताना कॅप्टनने इथे पुन्हा साइन-इन केल्यावर जातील.',
  lostText: 'हे डिव्हाइस ते जतन करू शकले नाही. हे पान बंद झाल्यावर ते हरवतील.',
  leave: 'तरीही जा',
  stay: 'थांबा',
};
