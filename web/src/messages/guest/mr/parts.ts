import { billWords } from '../../shared/bill/mr.ts';
import { codeEntry } from '../../shared/code-entry/mr.ts';
import { dishSheetWords } from '../../shared/dish/mr.ts';
import { foodAsk } from '../../shared/food-ask/mr.ts';
import { foodWords } from '../../shared/food/mr.ts';
import { guestLabelWords } from '../../shared/guest-labels/mr.ts';
import type { GuestWords } from '../en.ts';

type Parts = Required<GuestWords>['parts'];

const buyer: Parts['buyer'] = {
  title: 'बिल कोणाच्या नावावर',
  add: 'मला कंपनीच्या नावावर बिल हवे',
  change: 'बिलाचे नाव बदला',
  remove: 'नाव काढा',
  madeOutTo: (name) => `बिल ${name} यांच्या नावावर होईल.`,
  needed: 'करापूर्वी ₹50,000 किंवा जास्त बिलावर ग्राहकाचे नाव, पत्ता आणि राज्य लागते.',
  hint: 'पैसे देण्याआधी भरा. हे या बिलावर छापले जाते, आणि तुमच्या टेबलवरच्या सगळ्यांना दिसते.',
  gstin: 'GSTIN',
  gstinHint: 'नसेल तर रिकामे ठेवा.',
  name: 'कंपनीचे नाव, किंवा तुमचे नाव',
  address: 'पत्ता',
  stateCode: 'राज्य',
  chooseState: 'राज्य निवडा',
  keepWithNumber:
    'पुढच्या वेळेसाठी ठेवा: या फोनवर, आणि दिलेला नंबर इथे नवा असेल तर या रेस्टॉरंटमध्येही. कोणी निवडले तरच वापरले जाते.',
  keepOnPhone: 'पुढच्या वेळेसाठी या फोनवर ठेवा. मी निवडले तरच वापरले जाते.',
  useAgain: (name) => `पुन्हा ${name} यांच्या नावावर`,
  save: 'बिलावर लिहा',
  faults: {
    name: 'नाव भरा.',
    gstin: 'हा GSTIN नाही. पंधराही अक्षरे तपासा.',
    address: 'पत्ता भरा.',
    stateCode: 'राज्य निवडा.',
  },
};

const cartSheet: Parts['cartSheet'] = {
  title: 'तुमचे कार्ट',
  empty: 'तुमचे कार्ट रिकामे आहे',
  emptyHint: 'मेनूतून एखादा पदार्थ जोडा.',
  total: 'करापूर्वी एकूण',
  totalWithTax: 'करासह एकूण',
  send: 'किचनला पाठवा',
  sendOrder: 'ऑर्डर पाठवा',
  sending: 'पाठवत आहे…',
  remove: 'काढा',
  removeGone: 'जे मिळत नाही ते काढा',
  unavailable: 'सध्या मिळत नाही',
  notOffered: 'आता मेनूत नाही',
  waiting: 'उत्तर आले नाही. तुमची ऑर्डर या फोनवर सुरक्षित आहे आणि इंटरनेट आल्यावर एकदाच जाईल.',
  sendNow: 'आत्ता पाठवा',
  change: 'ऑर्डर बदला',
  tooMany: ({ of, limit }) =>
    of === 'line'
      ? `फोनवरून एका पदार्थाचे ${limit} मागवता येतात. जास्तीसाठी वेटरला सांगा.`
      : of === 'round'
        ? `फोनवरून एका वेळी ${limit} पोर्शन मागवता येतात. आधी काही पाठवा.`
        : `एका टेबलला फोनवरून ${limit} पोर्शन मागवता येतात. जास्तीसाठी वेटरला सांगा.`,
  full: 'एका ऑर्डरमध्ये 60 वेगळे पदार्थ येतात. आधी हे पाठवा.',
  changed: 'तुम्ही निवडल्यानंतर दर बदलले आहेत',
  changedLine: (dish, was, now) => `${dish}: ${was} ऐवजी ${now}`,
  sendAtNew: 'नव्या दराने पाठवा',
  closedTitle: 'ही ऑर्डर पूर्ण झाली आहे',
  closedHint: 'बिल भरले गेले, किंवा टेबलवर नवे ग्राहक आहेत. काहीही पाठवले नाही; तुम्ही निवडलेले सुरक्षित आहे.',
  carry: 'याच पदार्थांची नवी ऑर्डर सुरू करा',
  opensAt: (time) => `रेस्टॉरंट बंद आहे; ${time} उघडेल. तुम्ही निवडलेले सुरक्षित आहे.`,
};

const myData: Parts['myData'] = {
  title: 'तुमचा नंबर',
  hint: 'तुम्ही इथे मोबाइल नंबर दिला आहे. काहीही निवडले तरी बिल तसेच राहील.',
  withdraw: 'ऑफर नको',
  withdrawn: 'झाले. इथून ऑफर येणार नाहीत.',
  erase: 'माझी माहिती पुसा',
  eraseSure: 'हो, पुसायला सांगा',
  eraseHint: 'रेस्टॉरंट हे पाहून नाव आणि नंबर पुसते, कारण लिहिलेल्या नंबरावरून ओळख पटत नाही.',
  asked: 'रेस्टॉरंटला तुमची विनंती मिळाली.',
  sending: 'पाठवत आहे…',
};

const review: Parts['review'] = {
  title: 'कसे वाटले?',
  stars: (n) => `5 पैकी ${n} तारे`,
  words: 'तुमच्या शब्दांत',
  wordsHint: 'ऐच्छिक. हे फक्त रेस्टॉरंट वाचते.',
  dishes: 'एकेक पदार्थ (ऐच्छिक)',
  thumb: { up: (dish) => `${dish}: छान`, down: (dish) => `${dish}: छान नाही` },
  publicPage: 'सगळ्यांसमोर मत द्या',
  answer: 'रेस्टॉरंटचे उत्तर',
  send: 'रेस्टॉरंटला पाठवा',
  sending: 'पाठवत आहे…',
  choose: 'आधी एक ते पाच तारे निवडा.',
  thanks: 'धन्यवाद. रेस्टॉरंट प्रत्येक शब्द वाचते.',
};

const keptBill: Parts['keptBill'] = {
  paidHint: 'आल्याबद्दल धन्यवाद. हवे तर बिल ठेवा.',
  print: 'प्रिंट करा',
  share: 'शेअर करा',
  copied: 'कॉपी झाले. हवे तिथे पेस्ट करा.',
  shareText: (restaurant, number, total) => `${restaurant}, बिल ${number}: ${total}, भरले.`,
};

const billPage: Parts['billPage'] = {
  title: 'तुमचे बिल',
  backToMenu: 'मेनूवर परत',
  nothing: 'अजून बिल नाही',
  nothingHint: 'आधी काही मागवा; बिल इथेच तयार होत जाईल.',
  cancelled: 'ही ऑर्डर रद्द झाली',
  cancelledHint: 'काहीही द्यायचे नाही. तुम्ही सांगितले नसेल तर वेटरला विचारा.',
  running: 'हे आतापर्यंतचे बिल आहे. कर आणि राउंड ऑफ बीजकात असतील तेच आहेत.',
  waiting: 'एक ऑर्डर वेटरसाठी थांबली आहे आणि या बिलात नाही.',
  partPaid: (paid, due) => `${paid} दिले; ${due} बाकी.`,
  partsBilled: (n, paid) => `या टेबलचे ${n} भाग भरले: ${paid}.`,
  pay: 'पैसे कसे द्याल?',
  counter: 'काउंटरवर',
  counterHint: (place) => `“${place}” सांगा, किंवा वेटरकडे कार्ड मशीन मागा. रोख आणि कार्ड दोन्ही चालते.`,
  upi: 'UPI ने',
  upiOpen: (amount) => `UPI ने ${amount} द्या`,
  upiPay: 'UPI ने द्या',
  upiHint: 'तुमचे UPI अ‍ॅप उघडेल. पैसे दिल्यावर वेटरला दाखवा: त्यांनी पक्के केल्यावरच बिल भरले असे धरले जाते.',
  upiQr: 'किंवा दुसऱ्या फोनने हे स्कॅन करा',
  upiQrLabel: (amount) => `UPI ने ${amount} देण्याचा QR कोड`,
  printed: 'छापील बिल',
  askPrinted: 'छापील बिल मागवा',
  declare: 'मी UPI ने पैसे दिले',
  declaring: 'स्टाफला सांगत आहे…',
  saidPaid: (who) => `${who === null ? 'तुम्ही' : `${who} यांनी`} पैसे दिल्याचे सांगितले. स्टाफ तपासत आहेत.`,
  payAnother: 'दुसऱ्या प्रकारे पैसे द्या',
};

/** Sentences of blocks that guests share with members, and of parts that guests load later. */
export const parts: Parts = {
  buyer,
  cartSheet,
  dishSheetWords,
  guestLabelWords,
  codeEntry,
  foodAsk,
  foodWords,
  myData,
  keptBill,
  billPage,
  review,
  sharedBill: {
    title: 'तुमचे बिल',
    gone: 'हे बिल सापडले नाही',
    goneHint: 'लिंक अपुरी असेल. ज्या मेसेजमध्ये आली तिथून पुन्हा उघडा.',
    failed: 'बिल उघडले नाही',
    failedHint: 'इंटरनेट तपासा आणि पुन्हा करून पाहा.',
    void: 'रेस्टॉरंटने हे बिल रद्द केले आहे.',
  },
  offerNote: { insteadOf: 'आधी', until: (offer, time) => `${offer}, ${time} पर्यंत` },
  ownPart: {
    all: (amount) => `पूर्ण बिल ${amount}`,
    mine: (amount) => `फक्त माझे ${amount}`,
    amount: (amount) => `तुमचे स्वतःचे पदार्थ, करासह: ${amount}`,
    hint: 'फक्त यांचेच पैसे द्यायचे असतील, तर वेटरकडे वेगळे बिल मागा.',
    declare: 'मी माझे पैसे UPI ने दिले',
    declared: (amount) =>
      `तुमच्या पदार्थांचे ${amount} UPI ने दिल्याचे तुम्ही सांगितले आहे. स्टाफला पैसे आलेले दिसले की ते भरले असे धरले जाईल.`,
    more: (said, left) =>
      `${said} UPI ने दिल्याचे तुम्ही सांगितले आहे. आता तुमच्या पदार्थांचे त्याहून जास्त होतात: अजून ${left} द्यायचे आहेत.`,
    less: (said, over) =>
      `${said} UPI ने दिल्याचे तुम्ही सांगितले आहे. आता तुमच्या पदार्थांचे त्याहून ${over} कमी होतात. वेटरला सांगा.`,
    others: (who, amount) =>
      `${who} यांनी त्यांच्या पदार्थांचे ${amount} UPI ने दिल्याचे सांगितले आहे. स्टाफने अजून पक्के केलेले नाही.`,
    paid: 'तुमच्या पदार्थांचे पैसे भरले. बाकीचे इतरांनी मागवले आहे.',
  },
  packing: { ofTotal: (amount) => `यात ${amount} पॅकिंगचे` },
  token: { number: (n) => `टोकन ${n}`, hint: 'ऑर्डर तयार झाल्यावर हा नंबर पुकारला जाईल.' },
  billWords,
};
