import { createContext } from 'react'

/** What only the server knows when it writes a page: what allows its scripts to run, and its styles. */
export const DocumentContext = createContext({ nonce: '', styles: '' })
