/**
 * The names of liquor, by language, with commas between them. A name is read as it looks (`look-alikes.ts`), so accents,
 * capitals, digits for letters and apostrophes need no entry of their own.
 */
type Lists = Readonly<Record<string, string>>;

/** Kinds of liquor. A name that ends with one is liquor: "Red wine", "Draught beer". */
export const KINDS: Lists = {
  en: `beer, beers, lager, stout, ale, ipa, pilsner, pilsener, witbier, hefeweizen, whisky, whiskey, whiskies, scotch, bourbon,
    rum, vodka, gin, tequila, mezcal, brandy, cognac, armagnac, grappa, absinthe, vermouth, soju, schnapps, arrack, moonshine, wine,
    wines, champagne, prosecco, liqueur, liquor, alcohol, imfl, toddy, urrak`,
  grapes: `chardonnay, sauvignon blanc, chenin blanc, cabernet sauvignon, cabernet, merlot, zinfandel, riesling, pinot noir,
    pinot grigio, viognier, malbec, sangiovese, tempranillo, cabernet shiraz, moscato`,
  hi: `बीयर, बियर, बीअर, व्हिस्की, विस्की, ह्विस्की, रम, वोदका, वोडका, वाइन, वाईन, ब्रांडी, ब्रैंडी, शैम्पेन, टकीला, शराब, दारू, दारु, मदिरा,
    ताड़ी, ठर्रा, स्कॉच`,
  mr: `बिअर, वाइन, व्होडका, ब्रँडी, शॅम्पेन, मद्य, ताडी, हातभट्टी`,
  ta: `பீர், பியர், விஸ்கி, ரம், ஓட்கா, வோட்கா, பிராந்தி, பிராண்டி, ஒயின், வைன், ஷாம்பெயின், சாராயம், மதுபானம், டக்கீலா`,
  bn: `বিয়ার, হুইস্কি, ভদকা, ভোদকা, ব্র্যান্ডি, ব্রান্ডি, ওয়াইন, শ্যাম্পেন, মদ, চোলাই, তাড়ি, টাকিলা, হাঁড়িয়া`,
  kn: `ಬಿಯರ್, ವಿಸ್ಕಿ, ರಮ್, ವೋಡ್ಕಾ, ಬ್ರಾಂಡಿ, ವೈನ್, ಮದ್ಯ, ಸಾರಾಯಿ, ಹೆಂಡ, ಶಾಂಪೇನ್`,
  te: `బీర్, విస్కీ, రమ్, వోడ్కా, బ్రాందీ, వైన్, మద్యం, సారాయి`,
  ml: `ബിയർ, വിസ്കി, ബ്രാണ്ടി, വൈൻ, മദ്യം, ചാരായം`,
  gu: `બીયર, વ્હિસ્કી, વાઇન, દારૂ`,
  romanized: `sharab, sharaab, daru, daaru, desi daru, madira, tharra, santra desi, country liquor, handia, chhang,
    apong, zutho, chuak, judima, saraya, sarayam, charayam, cholai, bangla mod`,
};

/** Brands and drinks that stand for nothing else at the end of a name. */
export const BRANDS: Lists = {
  beers: `kingfisher, kingfisher premium, kingfisher ultra, kingfisher strong, haywards, haywards 5000, tuborg, carlsberg, heineken,
    budweiser, hoegaarden, stella artois, corona extra, fosters, miller high life, kalyani black label, bira 91, bira blonde, bira white,
    bira boom, bira light, bira strong, eight finger eddie, bee young, royal challenge, peroni, asahi, erdinger, guinness, leffe, chimay,
    schneider weisse, godfather strong, thunderbolt strong, knock out strong, simba stout, simba wit, simba strong, white owl spark,
    dansberg, he man 9000, black fort`,
  whiskies: `royal stag, royal stag barrel, blenders pride, blender pride, imperial blue, officers choice, mcdowells, mcdowells no 1,
    mcdowells no1, mcdowell no 1, bagpiper, 8 pm premium black, 8pm premium black, antiquity blue, signature rare, signature premier,
    sterling reserve, oaksmith, oaksmith gold, peter scot, paul john, amrut fusion, amrut single malt, rampur select, rampur double cask,
    indri trini, godawan single malt, dsp black, old tavern, haywards fine, directors special black, green label deluxe, royal ranthambore,
    black dog centenary, black dog triple gold, rockford reserve, royal green deluxe, single malt, blended malt, johnnie walker,
    johnny walker, black label, jw black, jw red, jack daniel, jack daniels, jim beam, jameson, chivas, chivas regal,
    ballantine, ballantines, 100 pipers, hundred pipers, vat 69, teachers highland cream, teachers fifty, teachers 50, glenfiddich,
    glenlivet, glenmorangie, talisker, lagavulin, laphroaig, macallan, monkey shoulder, dewars, white and mackay, whyte and mackay,
    whyte mackay, famous grouse, j and b, j b rare, passport scotch, william lawson, william lawsons, black and white scotch, grants,
    makers mark, toki suntory, suntory toki`,
  spirits: `old monk, old monk supreme, captain morgan, bacardi, bacardi breezer, havana club, hercules xxx, contessa xxx, mcdowells celebration,
    hennessy, remy martin, courvoisier, martell, old admiral, honey bee brandy, mansion house brandy, smirnoff,
    absolut, grey goose, romanov, magic moments vodka, white mischief vodka, belvedere, ciroc, stolichnaya, ketel one, finlandia, skyy,
    bombay sapphire, tanqueray, gordons, beefeater, hendricks, hapusa, greater than gin, stranger and sons, jaisalmer gin, blue riband,
    jose cuervo, don julio, camino, sauza, jagermeister, jager, jagerbomb, jager bomb, baileys, baileys irish cream, kahlua, cointreau,
    campari, aperol, aperol spritz, sambuca, desmondji, tia maria, cashew feni, coconut feni, cazulo feni`,
  wines: `sula brut, sula rasa, sula dindori, sula chenin, sula sauvignon, sula shiraz, sula zinfandel, sula satori, sula seco, sula red,
    sula white, sula rose, sula classics, sula riesling, dia sparkler, grover zampa, grover la reserve, la reserve, fratelli sette,
    fratelli classic, fratelli chenin, jacobs creek, big banyan, chandon, chandon brut, moet, moet chandon, moet and chandon, dom perignon,
    veuve clicquot, port 1000, golconda ruby, vinicola, krsma, charosa, york arros, madera red, madera white, samara red, carlo rossi,
    yellow tail, kendall jackson, sparkling brut`,
  cocktails: `gin tonic, gin and tonic, g and t, whisky sour, whiskey sour, rum punch, long island iced tea, long island ice tea, liit,
    bloody mary, tequila sunrise, cuba libre, negroni, white russian, black russian, dry martini, vodka shot, tequila shot, rum shot, kamikaze shot, brain freeze shot, boilermaker, feni cocktail, beer bucket, beer tower, beer cocktail`,
  hi: `किंगफिशर, ओल्ड मॉन्क, ओल्ड मंक, रॉयल स्टैग, ब्लेंडर्स प्राइड, मैकडॉवेल्स, मैकडॉवेल, बकार्डी, ऑफिसर्स चॉइस, इंपीरियल ब्लू, देशी दारू,
    देसी दारू, महुआ शराब`,
  mr: `किंगफिशर, ओल्ड मॉंक, रॉयल स्टॅग, मॅकडॉवेल्स, ब्लेंडर्स प्राईड, देशी दारू`,
  ta: `கிங்ஃபிஷர், கிங்பிஷர், ஓல்ட் மாங்க், ராயல் ஸ்டாக், மெக்டவல்ஸ், பகார்டி`,
  bn: `কিংফিশার, ওল্ড মঙ্ক, রয়্যাল স্ট্যাগ, রয়াল স্ট্যাগ, রয়েল স্ট্যাগ, ব্লেন্ডার্স প্রাইড, বাংলা মদ, দেশি মদ`,
  kn: `ಕಿಂಗ್‌ಫಿಶರ್, ಓಲ್ಡ್ ಮಾಂಕ್, ರಾಯಲ್ ಸ್ಟಾಗ್, ಬಕಾರ್ಡಿ`,
};

/**
 * Names with two readings, which the owner is asked about: a brand that is also a word, a drink that is mixed without liquor too,
 * a sweet called like a spirit. With a measure, or with a kind of liquor before it, such a name is liquor.
 */
export const TWO_READINGS: Lists = {
  brands: `antiquity, signature, teachers, bira, breezer, sula, corona, grover, fratelli, red label, blue label, green label, gold label,
    black dog, black and white, white horse, directors special, magic moments, white mischief, honey bee, mansion house, morpheus,
    aristocrat, hercules, contessa, amrut, rampur, indri, godawan, rockford, royal green, 8 pm, 8pm, something special, patron, martini,
    roku, samsara, jaisalmer, malibu, limoncello, godfather, thunderbolt, knock out, knockout, simba, medusa, cobra, miller, kati patang,
    white rhino, bro code, four seasons, all seasons, wild turkey, silver cup, original choice, iconiq white, shiraz, bud, rc, bp, ib, double black`,
  drinks: `mojito, sangria, pina colada, cosmopolitan, margarita, daiquiri, mai tai, blue lagoon, sex on the beach, caipirinha,
    caipiroska, hot toddy, sweet toddy, mimosa, bellini, old fashioned, screwdriver, kamikaze, spritzer, spritz, cider, mead, sake, porter,
    ginger wine, feni, pheni, fenny, mahua, mahuli, tadi, taadi, kallu, bhang, cocktail, sundowner, irish coffee,
    espresso martini`,
  hi: `जिन, फेनी, महुआ, भांग, कॉकटेल`,
  mr: `जिन, फेणी, माडी, कॉकटेल`,
  ta: `ஜின், மது, கள்`,
  bn: `রাম, জিন, মহুয়া, ককটেল`,
  kn: `ಜಿನ್, ಕಳ್ಳು, ಕಾಕ್‌ಟೇಲ್`,
};

/** Words that say that a name means no liquor, wherever they stand. */
export const WITHOUT_LIQUOR: Lists = {
  en: `non alcoholic, non alcohol, nonalcoholic, alcohol free, without alcohol, no alcohol, zero, 0 0, virgin, mocktail, ginger beer,
    root beer, butter beer, butterbeer, birch beer, ginger ale, butter scotch, kids`,
  hi: `बिना अल्कोहल, अल्कोहल रहित, नॉन अल्कोहलिक, नॉन अल्कोहॉलिक, मॉकटेल, जिंजर बीयर, जिंजर बियर, रूट बीयर`,
  mr: `अल्कोहोल विरहित, अल्कोहोलविरहित, बिनअल्कोहोल, जिंजर बिअर`,
  ta: `ஆல்கஹால் இல்லாத, மது இல்லாத, மாக்டெயில், ஜிஞ்சர் பீர்`,
  bn: `অ্যালকোহলমুক্ত, অ্যালকোহল ছাড়া, মকটেল, জিঞ্জার বিয়ার`,
  kn: `ಆಲ್ಕೋಹಾಲ್ ರಹಿತ, ಮಾಕ್‌ಟೇಲ್`,
};

/** Words after a drink that leave it one: sizes, vessels and sorts. */
export const TAILS: Lists = {
  sizes: `ml, cl, l, ltr, litre, litres, liter, pint, pints, pitcher, mug, jug, bottle, bottles, btl, can, cans, tin, glass, peg, pegs,
    large, small, half, full, quarter, qtr, nip, draught, draft, tower, bucket, single, double, patiala, chilled, cold, on tap, rocks`,
  sorts: `premium, strong, ultra, max, light, lite, mild, blonde, white, red, black, blue, green, gold, silver, dark, spiced, reserve, rare,
    deluxe, classic, original, select, xo, xxx, vs, vsop, yo, yr, yrs, year, years, old, extra, dry, sweet, brut, sparkling, imported,
    domestic, local, flavour, flavoured, flavored, lemon, orange, apple, cranberry, jamaican, blackberry, raspberry, peach`,
};

/** Words that may stand before a name with two readings. */
export const LEADS: Lists = {
  en: `a, the, of, fresh, classic, chilled, cold, glass, bottle, pint, mug, pitcher, peg, shot, can, large, small, single, double,
    draught, indian, imported, house`,
};

/** Vessels and counts before "of": "a glass of wine" is wine, "a coulis of wine" is food. */
export const VESSELS: Lists = {
  en: `glass, glasses, bottle, bottles, pint, pints, mug, mugs, pitcher, jug, peg, pegs, shot, shots, can, cans, bucket, tower, carafe, box`,
};

/** Drinks that liquor is mixed with: "Rum and coke", "Vodka Red Bull". */
export const MIXERS: Lists = {
  en: `coke, cola, coca cola, pepsi, sprite, 7up, 7 up, thums up, thumsup, limca, tonic, tonic water, soda, water, juice, lime, lemon,
    lemonade, ginger ale, red bull, redbull, ice, orange, cranberry, pineapple, fresh lime`,
};

/** A measure in which only liquor is poured. */
export const MEASURES: Lists = {
  en: `peg, pegs, nip, patiala, pint, pints, 25 ml, 30 ml, 45 ml, 60 ml, 90 ml, 180 ml, 275 ml, 330 ml, 375 ml, 650 ml, 750 ml`,
};
