/** Somebody looked at the organizations that this one may be, and it is another one. */
export const isAnother = 'new'
