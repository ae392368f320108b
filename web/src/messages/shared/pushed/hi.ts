import type { pushed as english } from './en.ts';

export const pushed: typeof english = {
  title: 'इस फ़ोन पर संदेश',
  hint: 'Bhoj बंद हो तब भी आते हैं, सिर्फ़ आपके लिए।',
  on: 'यहाँ संदेश चालू हैं।',
  off: 'यहाँ संदेश बंद हैं।',
  switchOn: 'चालू करें',
  switchOff: 'बंद करें',
  busy: 'ब्राउज़र के सवाल का जवाब दें…',
  denied: 'ब्राउज़र Bhoj को संदेश दिखाने नहीं देता। ब्राउज़र की सेटिंग में इस पेज के लिए सूचनाएँ चालू करें।',
  unanswered: 'ब्राउज़र ने पूछा, आपने जवाब नहीं दिया।',
  install: 'iPhone पर पहले Bhoj को होम स्क्रीन पर रखें और वहीं से खोलें।',
  unsupported: 'यह ब्राउज़र संदेश नहीं दिखा सकता।',
  noKeys: 'संदेश अभी तैयार नहीं हैं।',
  failed: 'नहीं हुआ। इंटरनेट देखें और फिर कोशिश करें।',
  loading: 'खुल रहा है',
  couldNotLoad: 'यह नहीं खुल पाया',
  kinds: { 'approval-asked': 'कोई आपसे पूछे', 'stale-kitchen': 'टिकट रुका हो' },
  stale: (kot, minutes) => `KOT ${kot} को ${minutes} मिनट हो गए`,
  staleAt: (table) => `${table} के लिए। किसी ने शुरू नहीं किया।`,
  staleAway: 'पार्सल। किसी ने शुरू नहीं किया।',
};
