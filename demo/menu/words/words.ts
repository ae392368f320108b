/** Words of the card in one language: by a dish's, category's or group's id, `dish/size` or `size`, and `group/choice`. */
export type Words = Readonly<Record<string, string>>;
