import type { pushed as english } from './en.ts';

export const pushed: typeof english = {
  title: 'या फोनवर संदेश',
  hint: 'Bhoj बंद असले तरी येतात, फक्त तुमच्यासाठी.',
  on: 'इथे संदेश चालू आहेत.',
  off: 'इथे संदेश बंद आहेत.',
  switchOn: 'चालू करा',
  switchOff: 'बंद करा',
  busy: 'ब्राउझरच्या प्रश्नाला उत्तर द्या…',
  denied: 'ब्राउझर Bhoj ला संदेश दाखवू देत नाही. ब्राउझरच्या सेटिंगमध्ये या पानासाठी सूचना चालू करा.',
  unanswered: 'ब्राउझरने विचारले, तुम्ही उत्तर दिले नाही.',
  install: 'iPhone वर आधी Bhoj होम स्क्रीनवर ठेवा आणि तिथूनच उघडा.',
  unsupported: 'हा ब्राउझर संदेश दाखवू शकत नाही.',
  noKeys: 'संदेश अजून तयार नाहीत.',
  failed: 'झाले नाही. इंटरनेट तपासा आणि पुन्हा प्रयत्न करा.',
  loading: 'उघडत आहे',
  couldNotLoad: 'हे उघडले नाही',
  kinds: { 'approval-asked': 'कोणी तुम्हाला विचारले', 'stale-kitchen': 'तिकीट थांबले' },
  stale: (kot, minutes) => `KOT ${kot} ला ${minutes} मिनिटे झाली`,
  staleAt: (table) => `${table} साठी. कोणी सुरू केले नाही.`,
  staleAway: 'पार्सल. कोणी सुरू केले नाही.',
};
