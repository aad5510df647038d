const parameter = 'uiterlijk'
const value = 'concept'

/** Is this a page to be drawn with the look that is being made? */
export const isDraftLook = (url: string): boolean => new URL(url, 'http://site').searchParams.get(parameter) === value

export const withDraftLook = (path: string): string => `${path}?${parameter}=${value}`
