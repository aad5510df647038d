/** The answer to "is it one of these?": the id of one, or `new`. It is there only once the question was asked. */
export const sameAs = 'sameAs'
/** Says that the question stood in the form, because a choice that nobody made sends nothing. */
export const wasAsked = 'wasAsked'
