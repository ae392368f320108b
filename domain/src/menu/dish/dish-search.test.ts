import { expect, it } from 'vitest';
import { isNearly, soundsLike } from './dish-search.ts';

it.each([
  ['shrikhand', 'श्रीखण्ड'],
  ['shrikhand', 'श्रीखंड'],
  ['श्रीखंड', 'श्रीखण्ड'],
  ['श्रीखण्ड', 'Shrikhand'],
  ['panir', 'Paneer Tikka'],
  ['daal', 'Dal Makhani'],
  ['dal', 'Daal Tadka'],
  ['makhni dal', 'Dal Makhani'],
  ['jilebi', 'Jalebi'],
  ['बिरयानी', 'Chicken Biryani'],
  ['vada', 'Wada Pav'],
  ['पनीर', 'Paneer Butter Masala'],
  ['shrikh', 'श्रीखंड'],
])('typed %s sounds like %s', (typed, name) => {
  expect(isNearly([name], typed)).toBe(true);
  expect(soundsLike([name], typed)).toBe(!['jilebi'].includes(typed));
});

it.each([
  ['chai', 'Cheese Toast'],
  ['dal', 'Dahi Vada'],
  ['pizza', 'Paneer Tikka'],
  ['naan', 'Noodles'],
  ['', 'Idli'],
])('typed %j does not sound like %s', (typed, name) => {
  expect(soundsLike([name], typed)).toBe(typed === '');
});

it.each([
  ['mashala', 'Masala Dosa', true],
  ['maskla', 'Masala Dosa', true],
  ['butteer', 'Butter Naan', true],
  ['chickn', 'Chicken 65', true],
  ['biriani', 'Chicken Biryani', true],
  ['makla', 'Masala Dosa', false],
  ['nasala', 'Masala Dosa', false],
  ['masal dosb', 'Masala Dosa', false],
  ['naam', 'Naan', false],
  ['tikha', 'Idli', false],
])('one wrong letter: typed %s finds %s: %s', (typed, name, isFound) => {
  expect(isNearly([name], typed)).toBe(isFound);
});

it('looks in all names of a dish', () => {
  expect(soundsLike(['Curd rice', 'தயிர் சாதம்', 'दही चावल'], 'dahi')).toBe(true);
});

it.each([
  ['चाय', 'chai, chay, chaay'],
  ['पनीर', 'paneer, panir'],
  ['दाल', 'dal, daal'],
  ['पूरी', 'puri, poori, pooree'],
  ['छोले', 'chole, chhole, chholay'],
  ['भटूरे', 'bhature, bhatoore'],
  ['समोसा', 'samosa'],
  ['रोटी', 'roti, rotee'],
  ['नान', 'naan, nan'],
  ['खीर', 'kheer, khir'],
  ['बिरयानी', 'biryani, biriyani'],
  ['पुलाव', 'pulao, pulav'],
  ['इडली', 'idli, idly'],
  ['डोसा', 'dosa'],
  ['वडा', 'vada, wada, vadaa'],
  ['पाव', 'pav, paav'],
  ['मिसळ', 'misal'],
  ['पोहा', 'poha'],
  ['पोहे', 'pohe'],
  ['श्रीखंड', 'shrikhand'],
  ['श्रीखण्ड', 'shrikhand, shreekhand'],
  ['लस्सी', 'lassi, lasi'],
  ['जलेबी', 'jalebi'],
  ['गुलाब जामुन', 'gulab jamun, gulaab jamoon'],
  ['रसगुल्ला', 'rasgulla, rasagulla, rosogulla'],
  ['खिचड़ी', 'khichdi, khichadi, khichri'],
  ['कढ़ी', 'kadhi, kadi, karhi'],
  ['आलू', 'aloo, alu, aaloo'],
  ['गोभी', 'gobi, gobhi'],
  ['मटर', 'matar, mutter, muttar'],
  ['पालक', 'palak, paalak'],
  ['भिंडी', 'bhindi'],
  ['राजमा', 'rajma, raajma'],
  ['मक्खन', 'makhan, makkhan'],
  ['तंदूरी', 'tandoori, tanduri'],
  ['टिक्का', 'tikka, tika'],
  ['कबाब', 'kabab, kebab'],
  ['कोफ्ता', 'kofta'],
  ['हलवा', 'halwa, halva'],
  ['लड्डू', 'laddu, laddoo, ladoo, ladu'],
  ['बर्फी', 'barfi, burfi'],
  ['मोदक', 'modak'],
  ['पुरण पोळी', 'puran poli, pooran poli'],
  ['साबूदाना', 'sabudana, saboodana'],
  ['थालीपीठ', 'thalipeeth, thalipith'],
  ['भाकरी', 'bhakri, bhakari'],
  ['चटनी', 'chutney, chatni, chatney'],
  ['रायता', 'raita, rayta'],
  ['पापड़', 'papad, paapad'],
  ['अचार', 'achar, achaar'],
  ['शिकंजी', 'shikanji'],
  ['कोल्हापुरी', 'kolhapuri'],
  ['मैसूर', 'mysore, maisur'],
  ['कॉफ़ी', 'coffee, kofi'],
  ['चाट', 'chaat, chat'],
  ['दही', 'dahi'],
  ['मलाई', 'malai'],
  ['फालूदा', 'falooda, faluda'],
  ['क़ोरमा', 'korma, qorma'],
  ['ज़ीरा', 'jeera, zeera'],
  ['सांभार', 'sambar, sambhar'],
  ['उत्तपम', 'uttapam, uthappam'],
  ['अंडा', 'anda'],
  ['मुर्ग़', 'murgh, murg'],
  ['घी', 'ghee'],
  ['केसर', 'kesar, keshar'],
  ['पेठा', 'petha'],
  ['ठंडाई', 'thandai'],
  ['झुणका', 'zunka, jhunka'],
  ['वांगी', 'vangi, wangi'],
  ['थाली', 'thali, thaali'],
  ['मेथी', 'methi, meethi'],
  ['बैंगन भरता', 'baingan bharta'],
  ['उपमा', 'upma'],
  ['चावल', 'chawal, chaval'],
  ['शाही', 'shahi'],
  ['मसाला', 'masala'],
  ['चना', 'chana, channa'],
  ['सब्ज़ी', 'sabzi, sabji, subji'],
  // Tamil and Bengali, as their speakers write them in Latin letters.
  ['சாம்பார்', 'sambar, sambhar'],
  ['தோசை', 'dosai, dosa'],
  ['இட்லி', 'idli, idly'],
  ['வடை', 'vadai, vada'],
  ['பிரியாணி', 'biryani, biriyani'],
  ['காபி', 'kaapi, kapi'],
  ['பரோட்டா', 'parotta, barotta'],
  ['சாதம்', 'sadam, saadham'],
  ['ரசம்', 'rasam'],
  ['பொங்கல்', 'pongal'],
  ['பாயசம்', 'payasam'],
  ['கோழி', 'kozhi, koli'],
  ['மீன்', 'meen'],
  ['தயிர்', 'thayir, tayir'],
  ['சட்னி', 'chutney, chatni'],
  ['டீ', 'tea, ti, tee'],
  ['தேநீர்', 'theneer'],
  ['பூரி', 'poori, puri'],
  ['உத்தப்பம்', 'uttapam, uthappam'],
  ['முட்டை', 'muttai'],
  ['கறி', 'kari, curry'],
  ['சப்பாத்தி', 'chapati, chappathi'],
  ['பனீர்', 'paneer, panir'],
  ['லட்டு', 'laddu, ladoo'],
  ['கேசரி', 'kesari'],
  ['புட்டு', 'puttu'],
  ['ஆப்பம்', 'appam'],
  ['மசாலா தோசை', 'masala dosa, masala dosai'],
  ['சிக்கன்', 'chicken'],
  ['மட்டன்', 'mutton'],
  ['ভাত', 'bhat, bhaat'],
  ['মাছ', 'mach, maach'],
  ['মাংস', 'mangsho, mangso'],
  ['ডাল', 'dal, daal'],
  ['চা', 'cha, chaa'],
  ['লুচি', 'luchi'],
  ['রসগোল্লা', 'rosogolla, rasgulla, rosogulla'],
  ['সন্দেশ', 'sandesh, sondesh'],
  ['মিষ্টি', 'mishti, misti'],
  ['দই', 'doi, dahi'],
  ['ইলিশ', 'ilish'],
  ['চিংড়ি', 'chingri'],
  ['বিরিয়ানি', 'biryani, biriyani'],
  ['কাবাব', 'kabab, kebab'],
  ['পরোটা', 'porota, parota, paratha'],
  ['আলু', 'alu, aloo'],
  ['বেগুন', 'begun'],
  ['খিচুড়ি', 'khichuri'],
  ['পনির', 'paneer, panir, ponir'],
  ['মোচা', 'mocha'],
  ['ঝোল', 'jhol'],
  ['কষা মাংস', 'kosha mangsho'],
  ['পায়েস', 'payesh, payes'],
  ['সিঙ্গারা', 'singara, shingara'],
  ['চিকেন', 'chiken'],
  ['মটন', 'mutton'],
  ['ডিম', 'dim'],
  ['ছানা', 'chhana, chana'],
  ['ফুচকা', 'fuchka, phuchka'],
  ['মশলা', 'moshla, masala'],
  ['ಇಡ್ಲಿ', 'idli'],
  ['ઢોકળા', 'dhokla'],
  ['పెసరట్టు', 'pesarattu'],
  ['ചായ', 'chaya'],
  ['ਪਨੀਰ', 'paneer'],
])('%s is found by %s, and each of them by it', (local, latin) => {
  const spellings = latin.split(', ');
  expect(spellings.filter((typed) => !soundsLike([local], typed))).toEqual([]);
  expect(spellings.filter((typed) => !soundsLike([typed], local))).toEqual([]);
});

it.each([
  ['மீன்', 'Mango lassi'],
  ['தோசை', 'Tea'],
  ['பால்', 'Paneer'],
  ['ভাত', 'Bhaji'],
  ['মাছ', 'Matar'],
  ['ডাল', 'Dahi'],
])('%s is not found by %s', (local, other) => {
  expect(soundsLike([other], local)).toBe(false);
});

it('takes the pairs of Tamil letters for one only where a name is in Tamil', () => {
  expect(soundsLike(['Gobi'], 'kopi')).toBe(false);
  expect(soundsLike(['கோபி'], 'gobi')).toBe(true);
});

it('finds an English spelling while it is typed', () => {
  expect(soundsLike(['पुदीना चटनी'], 'chutn')).toBe(true);
  expect(soundsLike(['Mutter Paneer'], 'मटर')).toBe(true);
  expect(soundsLike(['मटर पनीर'], 'mut')).toBe(false);
});

it.each(['a', 'ab', 'ओ', '🙂', '%', '...', 'x'.repeat(2_000), '\u0000'])('bears %j', (typed) => {
  expect(soundsLike(['चाय'], typed)).toBe(false);
});
