import { createContext } from 'react'

/** What the server gives to a page alone: what allows its scripts and styles, and the styles. The browser keeps both. */
export const DocumentContext = createContext({ nonce: '', styles: '' })
