const listed = (words: string): readonly string[] => words.trim().split(/\s+/);

/**
 * Words that make a category of expenses food and drink until the owner decides, by language, as people write them in Latin
 * letters and in their own script. Only a whole word counts, without regard to case and accents.
 */
export const FOOD_WORDS: Readonly<Record<string, readonly string[]>> = {
  en: listed(`
    vegetable vegetables veg veggies fruit fruits greens potato potatoes onion onions tomato
    tomatoes dairy milk curd butter cheese cream eggs egg meat chicken mutton lamb beef pork fish
    prawns seafood poultry grocery groceries provisions kirana rice flour oil ghee spices pulses
    sugar salt bread bakery sweets drinks beverages water juice tea coffee ice liquor beer wine food
    ingredients
  `),
  hi: listed(`
    sabzi sabji subzi doodh dahi paneer anda murga gosht machli atta maida chawal dal daal masala
    masale tel chini chai phal rashan ration सब्जी सब्ज़ी दूध दही पनीर अंडा अंडे मुर्गा चिकन मटन
    मछली आटा चावल दाल मसाला मसाले तेल घी चीनी चाय फल राशन किराना
  `),
  mr: listed(`
    bhaji bhajipala kombdi mase tandul भाजी भाजीपाला कोंबडी मासे तांदूळ साखर किराणा दूध
  `),
  bn: listed(`
    sabji mach maach mangsho murgi chaal সবজি মাছ মাংস মুরগি চাল ডাল দুধ তেল মুদি
  `),
  ta: listed(`
    kaikari paal arisi meen kozhi காய்கறி காய்கறிகள் பால் அரிசி மீன் கோழி எண்ணெய் மளிகை
  `),
  kn: listed(`
    tarkari haalu akki meenu koli ತರಕಾರಿ ಹಾಲು ಅಕ್ಕಿ ಮೀನು ಕೋಳಿ ಎಣ್ಣೆ ದಿನಸಿ van bill tax licence
    license fees delivery transport machine packaging boxes
  `),
};

/** Words that put a category among the other costs, even beside a word of food: "Milk van", "Food licence". */
export const OTHER_WORDS: readonly string[] = listed(`
    van bill tax licence license fees delivery transport machine packaging boxes repair repairs tank
    tanker advertising festival staff box bags fuel rent
`);
