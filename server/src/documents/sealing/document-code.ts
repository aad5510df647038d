import { newCode } from '#auth/short-code.ts'

const LENGTH = 10

/** What stands at the foot of a sealed document, for who has it on paper only: nobody guesses one, everybody can type it. */
export const newDocumentCode = (): string => written(newCode(LENGTH))

const written = (code: string) => `${code.slice(0, 4)}-${code.slice(4, 8)}-${code.slice(8)}`

/** As it was typed: small letters, without dashes or with spaces. */
export const readDocumentCode = (given: string): string =>
  written(
    given
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 2 * LENGTH),
  )
