/** A button beside a paragraph: on a phone it stands below, so that the text has the whole width. */
export const wideOnPhones = { width: { xs: '100%', sm: 'auto' }, mt: { xs: 0.5, sm: 0 } } as const;
