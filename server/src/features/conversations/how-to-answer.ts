/** Where one can answer: also by mail, where answers come in and it is clear to whom. */
export const howToAnswer = {
  site: {
    nl: 'Antwoord op de site: een antwoord op deze mail leest niemand.',
    en: 'Answer on the site: nobody reads an answer to this mail.',
  },
  mail: {
    nl: 'Antwoord op de site, of beantwoord deze mail: het antwoord komt in het gesprek te staan.',
    en: 'Answer on the site, or answer this mail: your answer becomes part of the conversation.',
  },
} as const
