/** Shorter than this is the beginning of very many things. */
export const LETTERS = 2

/** What is typed before the words says what one is looking for; screens and actions have a sign of their own. */
const signs = /^[@#>]/
export const SCREENS = '>'
/** What they are called where kinds have names. */
export const ofScreens = 'schermen'

export type Asked = { words: string; sign: string }

export function readAsked(text: string): Asked {
  const typed = text.trim().slice(0, 100)
  const [sign = ''] = signs.exec(typed) ?? []
  return { sign, words: typed.slice(sign.length).trim() }
}
